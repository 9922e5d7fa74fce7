import Papa from 'papaparse';

/**
 * Rows as CSV with commas (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe.
 *
 * @param rows cells by row; the first may be the names of the columns
 * @returns lines that each end with CR LF; no byte order mark
 */
export function writeTable(rows: readonly (string | number | null)[][]): string {
  const text = Papa.unparse(rows as unknown[][], { escapeFormulae: true, newline: '\r\n' }); // it changes nothing in them

  return text === '' ? '' : `${text}\r\n`;
}
