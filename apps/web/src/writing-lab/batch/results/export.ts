import { toCsv } from '@longhand/charts/csv';
import type { LabMetricName } from '../../analysis/texts/text-analysis.ts';
import { metricNames } from '../../metrics/metrics.ts';
import type { ResultRow } from './result-rows.ts';

export type ExportLabels = {
  title: string;
  language: string;
  words: string;
  sentences: string;
  nameOf: (name: LabMetricName) => string;
};

type Sheet = { head: readonly string[]; rows: readonly (readonly (string | number | null)[])[] };

/** Every metric of every text, without the metrics that no text has. */
export function createSheet(results: readonly ResultRow[], labels: ExportLabels): Sheet {
  const names = metricNames.filter((name) =>
    results.some(({ reading }) => (reading.figures[name]?.value ?? null) !== null),
  );

  return {
    head: [
      labels.title,
      labels.language,
      labels.words,
      labels.sentences,
      ...names.map(labels.nameOf),
    ],
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
  const columns = head.map((name, at) => ({ name, type: at < 2 ? 'text' : 'number' }) as const);

  return new Blob([toCsv({ columns, rows })], { type: 'text/csv' });
}

export async function xlsxFile({ head, rows }: Sheet, at: Date): Promise<Blob> {
  const { writeWorkbook } = await import('@longhand/text-files/write-workbook');
  const columns = head.map((name, column) => ({
    name,
    type: column < 2 ? ('text' as const) : ('number' as const), // keeps the literal types
    width: column === 0 ? 36 : 14,
  }));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const sheets = [{ name: 'Longhand', columns, rows }];
  for await (const part of writeWorkbook({ sheets, at })) parts.push(part);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  return new Blob(parts, { type });
}

/** For programs: metrics under their internal names, with the reason where one is missing. */
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
