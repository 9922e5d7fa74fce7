type Sentence = { from: number; to: number };

/** Speech output: the browser's own voice. */
export type Speaker = {
  /** Whether this device has a voice for the language. */
  hasVoiceFor(language: string): Promise<boolean>;
  /** Speaks one sentence. Resolves when it is finished, rejects if it cannot be spoken. */
  speak(words: string, language: string): Promise<void>;
  stop(): void;
};

type ReadAloudRequest = {
  sentences: readonly Sentence[];
  /** Starts with the sentence at this offset; after the last one, at the beginning. */
  from: number;
  language: string;
  textOf(sentence: Sentence): string;
  /** Called before each sentence; returning false stops the reading. */
  follow(sentence: Sentence): boolean;
};

/**
 * Reads sentence by sentence until the text ends or `signal` aborts.
 *
 * @returns false where the device has no voice for the language
 */
export async function readAloud(
  speaker: Speaker,
  { sentences, from, language, textOf, follow }: ReadAloudRequest,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await speaker.hasVoiceFor(language))) return false;
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  signal.addEventListener('abort', () => speaker.stop(), { once: true });
  const remaining = sentences.filter(({ to }) => to > from);
  for (const sentence of remaining.length > 0 ? remaining : sentences) {
    if (signal.aborted || !follow(sentence)) break;
    // Some browsers never report that an utterance was cancelled.
    await Promise.race([speaker.speak(textOf(sentence), language), aborted]);
  }

  return true;
}
