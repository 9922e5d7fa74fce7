/** What the server printed instead of mailing it, as a laptop's server does without a mail server. */
export type Letters = {
  print(text: string): void;
  /** The six digits of the newest mail to an address, waiting for it. */
  codeTo(address: string): Promise<string>;
  /** From now on mail is printed for the person at the machine. */
  passOn(print: (text: string) => void): void;
};

const patienceMs = 30_000;
const pauseMs = 50;

export function collectLetters(): Letters {
  const printed: string[] = [];
  let keep = (text: string): void => void printed.push(text);

  return {
    print: (text) => keep(text),

    passOn(print) {
      keep = print;
    },

    async codeTo(address) {
      for (let waited = 0; waited < patienceMs; waited += pauseMs) {
        const letter = printed.findLast((text) => text.includes(`Mail to ${address}\n`));
        const code = letter === undefined ? null : /\b(\d{3})\s?(\d{3})\b/.exec(letter);
        if (code) return `${code[1]}${code[2]}`;

        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      throw new Error(`No code came to ${address}.`);
    },
  };
}
