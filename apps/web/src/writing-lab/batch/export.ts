import { csvOf } from '@longhand/charts/csv';
import { figureNames } from '../reading/figures.ts';
import type { FigureName } from '../reading/reading.ts';
import type { ResultRow } from './columns.ts';

export type ExportWords = {
  title: string;
  language: string;
  words: string;
  sentences: string;
  nameOf: (name: FigureName) => string;
};

type Sheet = { head: readonly string[]; rows: readonly (readonly (string | number | null)[])[] };

/** Every figure of every text, figures that hold for none of them left out. */
export function sheetOf(results: readonly ResultRow[], words: ExportWords): Sheet {
  const names = figureNames.filter((name) =>
    results.some(({ reading }) => (reading.figures[name]?.value ?? null) !== null),
  );

  return {
    head: [words.title, words.language, words.words, words.sentences, ...names.map(words.nameOf)],
    rows: results.map(({ title, reading }) => [
      title,
      reading.language,
      reading.words,
      reading.sentences,
      ...names.map((name) => reading.figures[name]?.value ?? null),
    ]),
  };
}

export function csvFile({ head, rows }: Sheet): Blob {
  const columns = head.map((name, at) => ({ name, holds: at < 2 ? 'text' : 'number' }) as const);

  return new Blob([csvOf({ columns, rows })], { type: 'text/csv' });
}

export async function xlsxFile({ head, rows }: Sheet, at: Date): Promise<Blob> {
  const { writeSheet } = await import('@longhand/text-files/write-sheet');
  const widths = head.map((_, column) => (column === 0 ? 36 : 14));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  return new Blob([writeSheet({ head, rows, widths }, at)], { type });
}

/** For programs: figures by the names of the engine, with the reason where one does not hold. */
export function jsonFile(results: readonly ResultRow[]): Blob {
  const texts = results.map(({ title, reading, outliers }) => ({
    title,
    engine: reading.version,
    language: reading.language,
    words: reading.words,
    sentences: reading.sentences,
    figures: reading.figures,
    outliers,
  }));

  return new Blob([JSON.stringify({ texts }, null, 2)], { type: 'application/json' });
}
