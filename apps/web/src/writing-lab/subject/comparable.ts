import type { OwnText } from '../corpus/corpus.ts';
import type { Subject } from './use-subject.ts';

/** The writer's other texts of the same language: figures of two languages do not compare. */
export function comparable(
  own: readonly OwnText[],
  { id, reading }: Pick<Subject, 'id' | 'reading'>,
): readonly OwnText[] {
  return own.filter((text) => text.id !== id && text.reading.language === reading.language);
}
