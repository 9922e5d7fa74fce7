import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

test('a text file gives its words and its name as the title', async () => {
  expect(await readTextFile(file('14. Slack water.md', '\uFEFFone\r\ntwo'))).toEqual({
    title: '14. Slack water',
    text: 'one\ntwo',
  });
});

test('a file from an old word pad is read too', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x68, 0x00, 0x69, 0x00]);

  expect(await readTextFile(file('a.txt', bytes))).toMatchObject({ text: 'hi' });
});

test('what is no text is refused', async () => {
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]);

  expect(await readTextFile(file('a.txt', picture))).toEqual({ problem: 'fileFailed' });
});

test('a file beyond the bound is refused before anything is cut', async () => {
  const long = 'a'.repeat(limits.textBytesMax + 1);

  expect(await readTextFile(file('a.txt', long))).toEqual({ problem: 'fileTooLong' });
});

function file(name: string, content: string | Uint8Array<ArrayBuffer>) {
  return new File([content], name);
}
