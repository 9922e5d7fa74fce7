import type { CorpusText } from '../corpus/corpus.ts';
import type { AnalyzedText } from './use-analyzed-text.ts';

/** The user's other texts in the same language; metrics do not compare across languages. */
export function comparableTexts(
  own: readonly CorpusText[],
  { id, reading }: Pick<AnalyzedText, 'id' | 'reading'>,
): readonly CorpusText[] {
  return own.filter((text) => text.id !== id && text.reading.language === reading.language);
}
