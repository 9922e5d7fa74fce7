import { expect, test } from 'vitest';
import { draftsOf, readTexts } from './texts.ts';
import { yearDays } from './year.ts';

const texts = readTexts();
const chapters = texts.filter(({ work, language }) => work === 'lamp' && language === 'en');
const latest = (text: (typeof texts)[number] | undefined) => text?.drafts.at(-1)?.text ?? '';
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
const lengthOf = (text: string, language: string) =>
  language === 'zh' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) : wordsOf(text);

test('a changed passage is what it was in each draft', () => {
  expect(draftsOf('It was {very old|old|worn}, and {quite |}gray.')).toEqual([
    'It was very old, and quite gray.',
    'It was old, and gray.',
    'It was worn, and gray.',
  ]);
  expect(draftsOf('It was worn.')).toEqual(['It was worn.']);
});

test('each text has its own name, and its drafts their days in the order of the year', () => {
  expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
  for (const { title, drafts } of texts) {
    const days = drafts.map(({ day }) => day);
    expect(days, title).toEqual([...new Set(days)].sort((a, b) => a - b));
    expect(Math.min(...days), title).toBeGreaterThanOrEqual(0);
    expect(Math.max(...days), title).toBeLessThanOrEqual(yearDays);
    for (const { text } of drafts) expect(text, title).not.toMatch(/[{}|]/);
  }
});

test.each([
  ['de', 800, 10],
  ['fr', 800, 10],
  ['es', 800, 10],
  ['ar', 800, 10],
  ['zh', 1_300, 10],
] as const)('%s has texts of %i words or characters, poems and a song', (of, length, count) => {
  const own = texts.filter(({ language }) => language === of);
  const isLong = (one: (typeof texts)[number]) => lengthOf(latest(one), of) >= length;

  expect(own.filter(isLong).length).toBeGreaterThanOrEqual(count);
  expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['poetry', 'lyrics']));
});

test('the novella has its chapters in order, each begun after the one before and revised', () => {
  expect(chapters.map(({ title }) => title.split('.')[0])).toEqual(
    chapters.map((_, at) => String(at + 1)),
  );
  const begun = chapters.map(({ drafts }) => drafts[0]?.day ?? 0);
  expect(begun).toEqual([...new Set(begun)].sort((a, b) => a - b));
  expect(chapters).toHaveLength(30);
  const words = chapters.map((chapter) => wordsOf(latest(chapter)));
  expect(words.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(30_000);
  for (const chapter of chapters) {
    expect(chapter.drafts.length, chapter.title).toBeGreaterThan(1);
    expect(chapter.synopsis, chapter.title).not.toBe('');
    expect(wordsOf(latest(chapter)), chapter.title).toBeGreaterThan(800);
  }
});
