import { createArchive } from './archive.ts';
import { escapeXml } from './document.ts';
import {
  type CellType,
  cellStyles,
  headerStyle,
  packageParts,
  sheetXml,
} from './workbook-parts.ts';

export type CellValue = string | number | null;

type SheetColumn = {
  name: string;
  type: CellType;
  /** In characters. */
  width?: number;
};

type Rows = Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>;

export type Sheet = { name: string; columns: readonly SheetColumn[]; rows: Rows };

type Workbook = {
  sheets: readonly Sheet[];
  /** Whether columns start at the right. */
  isRightToLeft?: boolean;
  /** Time of creation. */
  at: Date;
  /** Rows with the header after which a sheet is continued on the next; at most and by default Excel's maximum. */
  rowsPerSheet?: number;
};

/**
 * Writes tables as an Excel workbook (ECMA-376, transitional), one sheet for each, with a frozen header row. The file is yielded in parts
 * while rows are read, so memory does not grow with their number. Strings are stored as text, so that none is evaluated as a formula.
 *
 * @example writeWorkbook({ sheets: [{ name: 'Entries', columns: [{ name: 'Words', type: 'integer' }], rows: [[1200]] }], at: writtenAt })
 */
export async function* writeWorkbook({
  sheets,
  isRightToLeft = false,
  at,
  rowsPerSheet = 1_048_576,
}: Workbook): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const archive = createArchive(at);
  const names: string[] = [];

  for (const { name, columns, rows } of sheets) {
    const { head, tail } = sheetXml({
      widths: columns.map(({ width = 14 }) => width),
      isRightToLeft,
    });
    const startSheet = () => {
      names.push(sheetName(name, names));
      archive.startPart(`xl/worksheets/sheet${names.length}.xml`);

      return head + headerRow(columns);
    };
    let xml = startSheet();
    let line = 1;

    for await (const row of rows) {
      if (line === rowsPerSheet) {
        archive.endPart(xml + tail);
        xml = startSheet();
        line = 1;
      }
      line += 1;
      xml += rowXml(row, columns, line);
      if (xml.length < charactersPerChunk) continue;
      archive.write(xml);
      xml = '';
      yield* archive.takeChunks();
    }
    archive.endPart(xml + tail);
    yield* archive.takeChunks();
  }

  for (const [path, xml] of packageParts(names)) {
    archive.startPart(path);
    archive.endPart(xml);
  }
  archive.end();
  yield* archive.takeChunks();
}

const charactersPerChunk = 65_536;

function headerRow(columns: readonly SheetColumn[]): string {
  const cells = columns.map(({ name }, column) =>
    textCell(name, `${columnLetters(column)}1`, headerStyle),
  );

  return `<row r="1">${cells.join('')}</row>`;
}

function rowXml(row: readonly CellValue[], columns: readonly SheetColumn[], line: number): string {
  const cells = row.map((value, column) =>
    cellXml(value, columns[column]?.type ?? 'text', `${columnLetters(column)}${line}`),
  );

  return `<row r="${line}">${cells.join('')}</row>`;
}

function cellXml(value: CellValue, type: CellType, reference: string): string {
  const number = type === 'day' && typeof value === 'string' ? dayToSerial(value) : value;
  if (number === null || (typeof number === 'number' && !Number.isFinite(number))) return '';
  if (typeof number === 'string') return textCell(number, reference, cellStyles.text);
  const shown = type === 'duration' ? number / secondsPerDay : number;

  return `<c r="${reference}" s="${type === 'text' ? cellStyles.number : cellStyles[type]}"><v>${shown}</v></c>`;
}

const secondsPerDay = 86_400;

/** Days since the start of 1900 as Excel counts them, or the text itself: Excel has no earlier days, and counts a day too many before March 1900. */
function dayToSerial(day: string): number | string {
  const serial =
    (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / (secondsPerDay * 1_000);

  return serial >= 61 ? serial : day;
}

/** Excel refuses files with longer texts. */
const maxTextLength = 32_767;

function textCell(text: string, reference: string, style: number): string {
  // `_x0041_` would be read as the character with that code
  const literal = escapeXml(text.slice(0, maxTextLength)).replaceAll(
    /_(?=x[\dA-F]{4}_)/gi,
    '_x005F_',
  );

  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${literal}</t></is></c>`;
}

/** Column letters: A to Z, then AA and so on. */
function columnLetters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));

  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

const maxNameLength = 31;

/** A name that Excel accepts: short, without its separators, and used only once. */
function sheetName(wanted: string, taken: readonly string[]): string {
  const plain =
    escapeXml(wanted.replaceAll(/[[\]:*?/\\&<>"]/g, ' '))
      .trim()
      .replaceAll(/^'+|'+$/g, '') || 'Sheet';
  const isTaken = (name: string) =>
    taken.some((other) => other.toLowerCase() === name.toLowerCase());
  let name = plain.slice(0, maxNameLength);
  for (let copy = 2; isTaken(name); copy += 1) {
    const suffix = ` (${copy})`;
    name = plain.slice(0, maxNameLength - suffix.length) + suffix;
  }

  return name;
}
