import type { DocumentKind, LanguageCode } from '../options.ts';
import type { Paragraph, Sums } from '../paragraph.ts';
import { entryOf, wordCount } from '../text/words.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** What an analyzer holds of its text, for what is read from the whole of it. */
export type Material = {
  language: LanguageCode;
  kind: DocumentKind;
  paragraphs: readonly Paragraph[];
  vocabulary: Vocabulary;
  sums: Readonly<Sums>;
  /** Different words in each stretch of fifty, added up. */
  variety: number;
};

/** The vocabulary entries of all words, in order of the text. */
export function entriesOf({ paragraphs, sums }: Material): Uint32Array {
  const entries = new Uint32Array(sums.words);
  let at = 0;
  for (const { words } of paragraphs) {
    for (let index = 0; index < wordCount(words); index++) entries[at++] = entryOf(words, index);
  }

  return entries;
}
