import Papa from 'papaparse';
import { UnreadableFileError } from './record.ts';

/** A table; every row has as many cells as there are columns. */
export type Table = { columns: string[]; rows: string[][] };

/** Enough for more than ten years of ten rows a day. */
const rowsMax = 100_000;

/**
 * Reads delimited text with commas, semicolons, tabs or bars, quoted or not. The first row is the header unless it contains a number; then
 * columns are numbered.
 *
 * @throws UnreadableFile `empty` without a row; `too_large` beyond 100,000 rows.
 */
export function readTable(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/u, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [head, ...rest] = data;
  if (head === undefined) throw new UnreadableFileError('empty');
  if (rest.length > rowsMax) throw new UnreadableFileError('too_large');
  const isNamed = !head.some((cell) => /^\s*[-+\d٠-٩]/u.test(cell));
  const width = Math.max(...data.slice(0, 100).map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const name = isNamed ? head[index]?.trim() : '';

    return name || String(index + 1);
  });

  return {
    columns,
    rows: (isNamed ? rest : data).map((row) => columns.map((_, index) => row[index]?.trim() ?? '')),
  };
}
