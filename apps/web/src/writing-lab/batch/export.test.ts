import { WholeReader } from '@longhand/analysis/whole';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readingOf } from '../reading/reading.ts';
import { rowsOf } from './columns.ts';
import { csvFile, jsonFile, sheetOf, xlsxFile } from './export.ts';

const reader = new WholeReader();
const words = {
  title: 'Title',
  language: 'Language',
  words: 'Words',
  sentences: 'Sentences',
  nameOf: (name: string) => name,
};

test('a row a text, and only figures that some text has', async () => {
  const { head, rows } = sheetOf(await results('=1+1', 'Good words. More words here.'), words);

  expect(head.slice(0, 4)).toEqual(['Title', 'Language', 'Words', 'Sentences']);
  expect(head).toContain('flesch-reading-ease');
  expect(head).not.toContain('amstad');
  expect(rows[0]?.slice(0, 4)).toEqual(['=1+1', 'en', 5, 2]);
});

test('a title that looks like a formula is words in every file', async () => {
  const given = await results('=1+1', 'Good words.');
  const sheet = sheetOf(given, words);
  const files = unzipSync(new Uint8Array(await (await xlsxFile(sheet)).arrayBuffer()));
  const sheets = Object.entries(files).filter(([name]) => /worksheets\/.*\.xml$/.test(name));

  expect(await csvFile(sheet).text()).toContain("'=1+1");
  expect(sheets).toHaveLength(1);
  expect(strFromU8(sheets[0]?.[1] ?? new Uint8Array())).not.toContain('<f>');
  expect(JSON.parse(await jsonFile(given).text()).texts[0].title).toBe('=1+1');
});

async function results(title: string, text: string) {
  const { details: _, ...reading } = readingOf(await reader.read(text, { language: 'en' }));

  return rowsOf([{ runId: 'run', number: 0, title, text, reading, failure: null }]);
}
