/** Valences of words and emoticons, and the names of emoji. */
export type SentimentLexicon = {
  valences: ReadonlyMap<string, number>;
  emoji: ReadonlyMap<string, string>;
};

let loaded: Promise<SentimentLexicon> | undefined;

/** Loads and unpacks the English lexicon, once. */
export function loadSentimentLexicon(): Promise<SentimentLexicon> {
  loaded ??= import('../../languages/en-valences.ts').then(({ valenceWords, emojiNames }) => ({
    valences: new Map(
      valenceWords.flatMap(([tenths, words]) =>
        words.split(/\s+/).map((word) => [word, tenths / 10] as const),
      ),
    ),
    emoji: new Map(
      emojiNames
        .replaceAll('\n', ' ')
        .split('|')
        .map((entry) => {
          const space = entry.indexOf(' ');

          return [entry.slice(0, space), entry.slice(space + 1)] as const;
        }),
    ),
  }));

  return loaded;
}
