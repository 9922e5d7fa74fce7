type Sentence = { from: number; to: number };

/** What speaks: the browser's own voice. */
export type Speaker = {
  /** Says one sentence; resolves when it is said, rejects when there is no voice for it. */
  say(words: string, language: string): Promise<void>;
  stop(): void;
};

type Wish = {
  sentences: readonly Sentence[];
  /** Begins with the sentence that this place stands in. */
  from: number;
  language: string;
  textOf(sentence: Sentence): string;
  /** Each sentence before it is said. */
  follow(sentence: Sentence): void;
};

/** Reads sentence by sentence until the text ends or `signal` calls it off. */
export async function readAloud(
  speaker: Speaker,
  { sentences, from, language, textOf, follow }: Wish,
  signal: AbortSignal,
): Promise<void> {
  signal.addEventListener('abort', () => speaker.stop(), { once: true });
  for (const sentence of sentences) {
    if (sentence.to <= from) continue;
    if (signal.aborted) return;
    follow(sentence);
    await speaker.say(textOf(sentence), language);
  }
}

/** The voice of this browser; null where it has none at all. */
export function browserSpeaker(): Speaker | null {
  if (!('speechSynthesis' in window)) return null;

  return {
    say: (words, language) =>
      new Promise((resolve, reject) => {
        const utterance = new SpeechSynthesisUtterance(words);
        if (language !== 'und') utterance.lang = language;
        utterance.onend = () => resolve();
        utterance.onerror = ({ error }) =>
          error === 'canceled' || error === 'interrupted' ? resolve() : reject(new Error(error));
        window.speechSynthesis.speak(utterance);
      }),
    stop: () => window.speechSynthesis.cancel(),
  };
}
