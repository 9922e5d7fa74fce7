type Sentence = { from: number; to: number };

/** What speaks: the browser's own voice. */
export type Speaker = {
  /** Whether this device has a voice for a language. */
  speaks(language: string): Promise<boolean>;
  /** Says one sentence; resolves when it is said, rejects when it can not be. */
  say(words: string, language: string): Promise<void>;
  stop(): void;
};

type Wish = {
  sentences: readonly Sentence[];
  /** Begins with the sentence that this place stands in; after the last one, at the top. */
  from: number;
  language: string;
  textOf(sentence: Sentence): string;
  /** Each sentence before it is said; false where reading on would be in the way. */
  follow(sentence: Sentence): boolean;
};

/**
 * Reads sentence by sentence until the text ends or `signal` calls it off.
 *
 * @returns false where the device has no voice for the language
 */
export async function readAloud(
  speaker: Speaker,
  { sentences, from, language, textOf, follow }: Wish,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await speaker.speaks(language))) return false;
  const calledOff = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  signal.addEventListener('abort', () => speaker.stop(), { once: true });
  const left = sentences.filter(({ to }) => to > from);
  for (const sentence of left.length > 0 ? left : sentences) {
    if (signal.aborted || !follow(sentence)) break;
    // Some browsers never tell that a sentence was cut off.
    await Promise.race([speaker.say(textOf(sentence), language), calledOff]);
  }

  return true;
}
