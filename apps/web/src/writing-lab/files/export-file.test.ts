import { expect, test } from 'vitest';
import { exportFile } from './export-file.ts';

const written = { title: 'Tide', text: '# One\n\nIt *went*.\n', language: 'en' };
const at = new Date('2026-11-20T12:00:00Z');

test('a plain text goes out without the signs of Markdown, which keeps them', async () => {
  const plain = await exportFile({ ...written, kind: 'fiction' }, 'txt', at);
  const marked = await exportFile({ ...written, kind: 'fiction' }, 'md', at);

  expect(await plain.text()).toBe('One\n\nIt went.\n');
  expect(await marked.text()).toBe(written.text);
});

test('a script goes out as it was written: its signs are its own', async () => {
  const script = { ...written, text: '# ACT ONE\n\n> THE END <\n', kind: 'script' } as const;

  expect(await (await exportFile(script, 'txt', at)).text()).toBe(script.text);
});
