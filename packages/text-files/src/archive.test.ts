import { expect, test } from 'vitest';
import { type ArchiveFile, writeArchive } from './archive.ts';
import { openZip } from './zip.ts';

async function* textOf(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield new TextEncoder().encode(part);
}

test('an archive written in parts has every file as it was', async () => {
  const files: ArchiveFile[] = [
    { path: 'entries.csv', content: textOf('date,amount\r\n', '2026-11-02,500\r\n') },
    { path: 'empty.csv', content: textOf() },
  ];
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeArchive({ files, at: new Date('2026-11-20T12:00:00Z') })) {
    chunks.push(chunk);
  }
  const archive = openZip(new Uint8Array(Buffer.concat(chunks)));

  const read = (path: string) => new TextDecoder().decode(archive.read(path));
  expect(read('entries.csv')).toBe('date,amount\r\n2026-11-02,500\r\n');
  expect(read('empty.csv')).toBe('');
});
