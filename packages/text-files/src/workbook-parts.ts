/** How the values of a column are shown. Durations are seconds, days are ISO 8601, 0.12 is 12 percent; numbers have no fixed form. */
export type CellType = 'text' | 'number' | 'integer' | 'decimal' | 'percent' | 'duration' | 'day';

/** Number formats (ECMA-376, 18.8.30). Excel shows days in the form of the reader's country; a text stays one when it is edited. */
const numberFormats = {
  number: 0,
  text: 49,
  integer: 3,
  decimal: 4,
  percent: 164,
  duration: 46,
  day: 14,
} satisfies Record<CellType, number>;

const percentFormat = '<numFmt numFmtId="164" formatCode="0.0%"/>';

const types = Object.keys(numberFormats) as CellType[]; // the keys above

/** Index of each type in the style sheet. */
export const cellStyles = Object.fromEntries(types.map((type, index) => [type, index])) as Record<
  CellType,
  number
>; // one for each type

export const headerStyle = types.length;

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';

/** A worksheet before and after its rows. */
export function sheetXml({
  widths,
  isRightToLeft,
}: {
  widths: readonly number[];
  isRightToLeft: boolean;
}) {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  const view = `<sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

  return {
    head: `${xmlDeclaration}<worksheet xmlns="${main}">${view}<cols>${columns.join('')}</cols><sheetData>`,
    tail: '</sheetData></worksheet>',
  };
}

/** The parts of a workbook besides its worksheets, with their paths. */
export function packageParts(sheetNames: readonly string[]): [path: string, xml: string][] {
  const sheets = sheetNames.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  const worksheets = sheetNames.map(
    (_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const,
  ); // a pair

  return [
    [
      'xl/workbook.xml',
      `${xmlDeclaration}<workbook xmlns="${main}" xmlns:r="${relationshipNamespace}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relationships(...worksheets, ['styles', 'styles.xml'])],
    ['xl/styles.xml', styles()],
    ['_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml'])],
    ['[Content_Types].xml', contentTypes(sheetNames.length)],
  ];
}

function contentTypes(sheetCount: number): string {
  const override = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${sheetType}.${kind}+xml"/>`;
  const sheets = Array.from({ length: sheetCount }, (_, index) =>
    override(`worksheets/sheet${index + 1}`, 'worksheet'),
  );

  return `${xmlDeclaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${sheets.join('')}${override('styles', 'styles')}</Types>`;
}

function styles(): string {
  const formats = types.map(
    (type) =>
      `<xf numFmtId="${numberFormats[type]}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const header =
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>';

  return `${xmlDeclaration}<styleSheet xmlns="${main}"><numFmts count="1">${percentFormat}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length + 1}">${formats.join('')}${header}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** Relationships of a part, with ids r1, r2 and so on. */
function relationships(...parts: readonly (readonly [kind: string, target: string])[]): string {
  const rows = parts.map(
    ([kind, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${relationshipNamespace}/${kind}" Target="${target}"/>`,
  );

  return `${xmlDeclaration}<Relationships xmlns="${packageNamespace}/relationships">${rows.join('')}</Relationships>`;
}
