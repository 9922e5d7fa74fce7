import type { DocumentKind, LanguageCode } from '../options.ts';
import type { Paragraph, Sums } from '../paragraph.ts';
import { entryOf, wordCount } from '../text/words.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** The data of an analyzed text from which measures of the whole text are computed. */
export type AnalyzedText = {
  language: LanguageCode;
  kind: DocumentKind;
  paragraphs: readonly Paragraph[];
  vocabulary: Vocabulary;
  sums: Readonly<Sums>;
  /** Sum of the distinct words in each window of fifty. */
  variety: number;
};

/** Vocabulary entries of all words, in text order. */
export function listEntries({ paragraphs, sums }: AnalyzedText): Uint32Array {
  const entries = new Uint32Array(sums.words);
  let at = 0;
  for (const { words } of paragraphs) {
    for (let index = 0; index < wordCount(words); index++) entries[at++] = entryOf(words, index);
  }

  return entries;
}
