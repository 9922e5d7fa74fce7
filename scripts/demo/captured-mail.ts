/** Email that the server prints instead of sending, as it does without a mail server. */
export type CapturedMail = {
  print(text: string): void;
  /** Waits for an email to an address and returns its six-digit code. */
  waitForCode(address: string): Promise<string>;
  /** Forwards email to the terminal from now on. */
  forwardTo(print: (text: string) => void): void;
};

const timeoutMs = 30_000;
const pollIntervalMs = 50;

export function captureMail(): CapturedMail {
  const printed: string[] = [];
  let handle = (text: string): void => void printed.push(text);

  return {
    print: (text) => handle(text),

    forwardTo(print) {
      handle = print;
    },

    async waitForCode(address) {
      for (let waited = 0; waited < timeoutMs; waited += pollIntervalMs) {
        const message = printed.findLast((text) => text.includes(`Mail to ${address}\n`));
        const code = message === undefined ? null : /\b(\d{3})\s?(\d{3})\b/.exec(message);
        if (code) return `${code[1]}${code[2]}`;

        await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
      }
      throw new Error(`No verification code was sent to ${address}.`);
    },
  };
}
