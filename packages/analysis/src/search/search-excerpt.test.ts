import { expect, test } from 'vitest';
import '../every-language.ts';
import type { LanguageCode } from '../options.ts';
import { findExcerpt } from './search-excerpt.ts';
import { parseSearchQuery } from './search-query.ts';

function excerpt(search: string, text: string, language: LanguageCode = 'en') {
  return findExcerpt(text, parseSearchQuery(search), language);
}

test.each<[LanguageCode, string, string, string]>([
  ['en', 'lant', 'A lantern stood in the window.', 'lantern'],
  ['en', 'walking', 'She walked home.', 'walked'],
  ['en', '“SLACK water”', 'At nine it was slack water.', 'slack water'],
  ['en', '"don\'t go"', 'He said don’t go.', 'don’t go'],
  ['en', '100%', 'It is 100 percent.', '100'],
  ['en', '"tide-table (old)"', 'The tide-table (old) and <b>torn</b>.', 'tide-table (old)'],
  ['fr', 'coeur', 'Le cœur bat.', 'cœur'],
  ['de', 'strasse', 'Die Straße war leer.', 'Straße'],
  ['ar', 'البحر', 'هَدَأَ البَحْرُ عند المساء.', 'البَحْرُ'],
  ['zh', '沿着岸', '潮水退了，她沿着岸走。', '沿着岸'],
  ['zh', '走', '潮水退了，她沿着岸走。', '走'],
])('in %s %s is found in %s', (language, search, text, match) => {
  const found = excerpt(search, text, language);

  expect(found?.match).toBe(match);
  expect(`${found?.before}${found?.match}${found?.after}`).toBe(text);
});

test('an excerpt has whole words on one line', () => {
  const sentence = 'The ferry left the quay at nine.\n\nNobody waved from the shore. ';
  const found = excerpt('lantern', `${sentence.repeat(9)}A lantern burned.\n${sentence.repeat(9)}`);

  expect(found).toEqual({
    before: '…quay at nine. Nobody waved from the shore. A ',
    match: 'lantern',
    after:
      ' burned. The ferry left the quay at nine. Nobody waved from the shore. The ferry left the quay at nine.…',
  });
});

test('an excerpt without spaces ends between characters', () => {
  const found = excerpt('灯', `${'𠮷'.repeat(200)}灯${'𠮷'.repeat(200)}`, 'zh');

  expect(found?.match).toBe('灯𠮷');
  expect(found?.before).toMatch(/^…𠮷+$/u);
  expect(found?.after).toMatch(/^𠮷+…$/u);
});

test('a text without a match has no excerpt', () => {
  expect(excerpt('lantern', 'The ferry left.')).toBeNull();
  expect(excerpt('"the lantern"', 'The ferry left.')).toBeNull();
});
