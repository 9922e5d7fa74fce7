import { strToU8, zipSync } from 'fflate';
import { escapeXml } from './document.ts';

type Cell = string | number | null;

/** A table with a frozen header row. */
type SheetDocument = {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Width of each column in characters. */
  widths: readonly number[];
};

/**
 * Writes a table as an Excel workbook (ECMA-376, transitional) with one sheet. Strings are stored as text, so that none is evaluated as a
 * formula. Compression is synchronous, because the content security policy may forbid workers.
 *
 * @param at creation time
 * @example writeSheet({ head: ['Title', 'Words'], rows: [['Tide', 1200]], widths: [36, 14] }, writtenAt)
 */
export function writeSheet(
  { head, rows, widths }: SheetDocument,
  at: Date,
): Uint8Array<ArrayBuffer> {
  const columns = widths.map(
    (width, column) =>
      `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = [head, ...rows].map((cells, line) => {
    const written = cells.map((cell, column) => {
      const reference = `r="${columnLetters(column)}${line + 1}" s="${line === 0 ? headerStyle : 0}"`;

      return cellOf(cell, reference);
    });

    return `<row r="${line + 1}">${written.join('')}</row>`;
  });
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${xmlDeclaration}<workbook xmlns="${main}" xmlns:r="${relationshipNamespace}"><sheets><sheet name="Longhand" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `${xmlDeclaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, source]) => [name, strToU8(source)]);

  return zipSync(Object.fromEntries(files), { level: 6, mtime: at });
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';

/** Index of the header style in `styles`. */
const headerStyle = 1;

function cellOf(cell: Cell, place: string): string {
  if (cell === null) return `<c ${place}/>`;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;

  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

/** Column letters: A to Z, then AA and so on. */
function columnLetters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));

  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

const contentTypes = `${xmlDeclaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`;

const styles = `${xmlDeclaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Relationships of a part, with ids r1, r2 and so on. */
function relationships(...parts: readonly (readonly [kind: string, target: string])[]): string {
  const rows = parts.map(
    ([kind, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${relationshipNamespace}/${kind}" Target="${target}"/>`,
  );

  return `${xmlDeclaration}<Relationships xmlns="${packageNamespace}/relationships">${rows.join('')}</Relationships>`;
}
