import { expect, test } from 'vitest';
import { expandDrafts, readTexts } from './texts.ts';
import { yearDays } from './year.ts';

const texts = readTexts();
const chapters = texts.filter(({ work, language }) => work === 'lamp' && language === 'en');
const latestDraft = (text: (typeof texts)[number] | undefined) => text?.drafts.at(-1)?.text ?? '';
const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
const countUnits = (text: string, language: string) =>
  language === 'zh' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) : countWords(text);

test('each draft has its version of a changed passage', () => {
  expect(expandDrafts('It was {very old|old|worn}, and {quite |}gray.')).toEqual([
    'It was very old, and quite gray.',
    'It was old, and gray.',
    'It was worn, and gray.',
  ]);
  expect(expandDrafts('It was worn.')).toEqual(['It was worn.']);
});

test('each text has a unique name and drafts in ascending order of days', () => {
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
] as const)(
  '%s has texts of at least %i words or characters, poems and a song',
  (of, length, count) => {
    const languageTexts = texts.filter(({ language }) => language === of);
    const isLong = (one: (typeof texts)[number]) => countUnits(latestDraft(one), of) >= length;

    expect(languageTexts.filter(isLong).length).toBeGreaterThanOrEqual(count);
    expect(languageTexts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['poetry', 'lyrics']),
    );
  },
);

test('the chapters of the novella are in order, started one after another and revised', () => {
  expect(chapters.map(({ title }) => title.split('.')[0])).toEqual(
    chapters.map((_, at) => String(at + 1)),
  );
  const firstDays = chapters.map(({ drafts }) => drafts[0]?.day ?? 0);
  expect(firstDays).toEqual([...new Set(firstDays)].sort((a, b) => a - b));
  expect(chapters).toHaveLength(30);
  const words = chapters.map((chapter) => countWords(latestDraft(chapter)));
  expect(words.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(30_000);
  for (const chapter of chapters) {
    expect(chapter.drafts.length, chapter.title).toBeGreaterThan(1);
    expect(chapter.synopsis, chapter.title).not.toBe('');
    expect(countWords(latestDraft(chapter)), chapter.title).toBeGreaterThan(800);
  }
});

test('the last change of the year is in the novella, where home continues', () => {
  const lastDayOf = ({ drafts }: (typeof texts)[number]) => drafts.at(-1)?.day ?? 0;
  const latest = Math.max(...texts.map(lastDayOf));

  expect(texts.filter((text) => lastDayOf(text) === latest)).toEqual([chapters.at(-1)]);
});
