import type { OwnText } from '../corpus/corpus.ts';
import type { FigureName } from '../reading/reading.ts';

export type Latest = {
  value: number;
  /** The title of the text it is of, where the newest one is too short for the figure. */
  older: string | null;
};

/** A figure of the newest text that has it; null where none has. */
export function latestOf(
  texts: readonly Pick<OwnText, 'title' | 'reading'>[],
  name: FigureName,
): Latest | null {
  const latest = texts.findLast(({ reading }) => (reading.figures[name]?.value ?? null) !== null);
  const value = latest?.reading.figures[name]?.value ?? null;
  if (!latest || value === null) return null;

  return { value, older: latest === texts.at(-1) ? null : latest.title };
}
