import { readXml } from '@longhand/text-files/markup';
import { openZip } from '@longhand/text-files/zip';

/** The texts and numbers of a sheet, by row. */
export function readSheet(workbook: Uint8Array, sheet = 1): string[][] {
  const xml = readEntry(workbook, `xl/worksheets/sheet${sheet}.xml`);
  const rows: string[][] = [];
  readXml(xml, {
    open(name) {
      if (name === 'row') rows.push([]);
      if (name === 'c') rows.at(-1)?.push('');
    },
    text(words) {
      const row = rows.at(-1);
      if (row !== undefined && row.length > 0) row.push(`${row.pop()}${words}`);
    },
    close: () => undefined,
  });

  return rows;
}

/** One file of an archive. */
export function readEntry(archive: Uint8Array, path: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    openZip(new Uint8Array(archive)).read(path),
  );
}
