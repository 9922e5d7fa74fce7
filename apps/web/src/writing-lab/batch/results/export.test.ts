import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toTextAnalysis } from '../../analysis/texts/text-analysis.ts';
import { createSheet, csvFile, jsonFile, xlsxFile } from './export.ts';
import { createResultRows } from './result-rows.ts';

const reader = new ProfileAnalyzer();
const words = {
  title: 'Title',
  language: 'Language',
  words: 'Words',
  sentences: 'Sentences',
  nameOf: (name: string) => name,
};

test('there is one row per text, and only metrics that some text has', async () => {
  const { head, rows } = createSheet(await results('=1+1', 'Good words. More words here.'), words);

  expect(head.slice(0, 4)).toEqual(['Title', 'Language', 'Words', 'Sentences']);
  expect(head).toContain('flesch-reading-ease');
  expect(head).not.toContain('amstad');
  expect(rows[0]?.slice(0, 4)).toEqual(['=1+1', 'en', 5, 2]);
});

test('a title that looks like a formula is exported as text in every format', async () => {
  const given = await results('=1+1', 'Good words.');
  const sheet = createSheet(given, words);
  const xlsx = new Uint8Array(await (await xlsxFile(sheet, new Date())).arrayBuffer());

  expect(await csvFile(sheet).text()).toContain("'=1+1");
  expect(strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml'] ?? xlsx)).toMatch(/>=1\+1<\/t>/);
  expect(JSON.parse(await jsonFile(given).text()).texts[0].title).toBe('=1+1');
});

async function results(title: string, text: string) {
  const { details: _, ...reading } = toTextAnalysis(await reader.analyze(text, { language: 'en' }));

  return createResultRows([{ runId: 'run', number: 0, title, text, reading, failure: null }]);
}
