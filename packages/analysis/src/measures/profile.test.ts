import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { analyzeWhole, WholeReader } from '../analyze-whole.ts';
import { createAnalyzer } from '../analyzer.ts';
import { identifyLanguage, loadDetector } from '../languages/identify.ts';
import { loadLanguage } from '../languages/languages.ts';
import { type LanguageCode, languageCodes } from '../options.ts';
import { noSums } from '../paragraph.ts';
import { foreignParagraphs } from './languages-of-text.ts';
import { loadProfileData, type Profile, type ProfileData, profileOf } from './profile.ts';

const profile = async (text: string, language: LanguageCode = 'en'): Promise<Profile> =>
  (await analyzeWhole(text, { language })).profile;

const story = `Ruth opened the door of the house and looked into the dark. “Who is there?” she asked. Nobody answered.
She thought about her father, and wondered why he had never come back from the sea.
“I know it was you,” she said. “You always said you would come.” But the wind was the only thing that moved.
`;

test('one text after another is read as each by itself', async () => {
  const reader = new WholeReader();
  for (const text of [story, 'A short one.', story.repeat(3), '', 'The end.']) {
    expect(await reader.read(text, { language: 'en' })).toEqual(
      await analyzeWhole(text, { language: 'en' }),
    );
  }
});

describe('the rhythm of a text', () => {
  test('is made of the lengths of its sentences', async () => {
    const { rhythm } = await profile('One two three. One two. One two three four. One.');

    expect(rhythm).toMatchObject({ unit: 'words', mean: { value: 2.5 }, longestRun: { value: 3 } });
    expect(rhythm.deviation.value).toBeCloseTo(Math.sqrt(5 / 3), 8);
    expect(rhythm.variation.value).toBeCloseTo(Math.sqrt(5 / 3) / 2.5, 8);
    expect(rhythm.burstiness).toMatchObject({ absent: { unit: 'sentences', needs: 10, has: 4 } });
  });

  test('of Chinese counts characters', async () => {
    expect((await profile('天气很好。我们走。', 'zh')).rhythm).toMatchObject({
      unit: 'characters',
      mean: { value: 3.5 },
    });
  });
});

describe('the pace of a text', () => {
  test('is read in windows that follow each other through the text', async () => {
    const text = story.repeat(20);
    const { pacing } = await profile(text);

    expect(pacing.length).toBeGreaterThan(3);
    expect(pacing.reduce((sum, { words }) => sum + words, 0)).toBe(
      (await analyzeWhole(text)).counts.words,
    );
    for (const [at, { span }] of pacing.entries()) {
      expect(span.from).toBeGreaterThanOrEqual(pacing[at - 1]?.span.to ?? 0);
    }
    expect(pacing[0]?.introspection).toBeGreaterThan(0);
    expect(pacing[0]?.sentiment).not.toBeNull();
  });

  test('is slow where long thought stands among talk', async () => {
    const talk = '“Come,” she said. “Now.”\n'.repeat(120);
    const thought =
      'She wondered whether he had known, and thought that he must have known, because nobody could forget a thing like that without some reason.\n'.repeat(
        9,
      );
    const { pacing } = await profile(talk + thought + talk);
    const slow = pacing.filter(({ isSlow }) => isSlow);

    expect(slow.length).toBeGreaterThan(0);
    for (const { span } of slow) {
      expect(span.to).toBeGreaterThan(talk.length);
      expect(span.from).toBeLessThan(talk.length + thought.length);
    }
  });

  test('of a short text is not told', async () => {
    expect((await profile(story)).pacing).toEqual([]);
  });
});

test('a narrative has five parts', async () => {
  const { narrative } = await profile(story.repeat(12));

  expect(
    'staging' in narrative &&
      [narrative.staging, narrative.progression, narrative.tension].map(({ length }) => length),
  ).toEqual([5, 5, 5]);
});

test('formality tells a letter from an article', async () => {
  const letter = 'Well, I really think you should just come here now and we can talk. '.repeat(30);
  const article =
    'The construction of the new bridge over the river required a large quantity of steel. '.repeat(
      30,
    );

  const [low, high] = [await profile(letter), await profile(article)].map(
    ({ formality }) => formality.value ?? 0,
  );
  expect(low).toBeLessThan(40);
  expect(high).toBeGreaterThan(60);
  expect((await profile(story)).formality).toMatchObject({ absent: { needs: 300 } });
});

describe('languages', () => {
  test.each([
    ['Een kat zat op de mat en keek naar buiten.', 'und'],
    ['Il gatto era seduto sul tappeto e guardava fuori.', 'und'],
    ['The cat sat on the mat and looked outside.', 'en'],
    ['El gato estaba sentado en la alfombra y miraba afuera.', 'es'],
    ['Le chat était assis sur le tapis et regardait dehors.', 'fr'],
    ['Die Katze saß auf der Matte und schaute hinaus.', 'de'],
    ['كانت القطة جالسة على السجادة تنظر إلى الخارج.', 'ar'],
    ['猫坐在垫子上看着外面。', 'zh'],
    ['Today SUX!', 'en'],
    ['Hello there', 'en'],
    ['x', 'und'],
    ['12 345 😀', 'und'],
    ['', 'und'],
  ])('of %s is %s', async (text, language) => {
    expect(identifyLanguage(text, await loadDetector())).toBe(language);
  });

  test('of paragraphs that differ from their text are told', async () => {
    const analyzer = createAnalyzer({ language: 'en' });
    analyzer.open(
      'The cat sat on the mat and looked outside.\nDie Katze saß auf der Matte und schaute hinaus.\n',
    );

    expect(foreignParagraphs(analyzer.material, await loadDetector())).toEqual([
      { paragraph: 1, language: 'de' },
    ]);
  });
});

describe('a profile of anything at all', { timeout: 60_000 }, () => {
  let data: ReadonlyMap<LanguageCode, ProfileData>;
  beforeAll(async () => {
    await Promise.all(languageCodes.map(loadLanguage));
    const all = await Promise.all(
      languageCodes.map(
        async (code) =>
          [
            code,
            await loadProfileData({ language: code, sums: { ...noSums(), words: 1000 } }),
          ] as const,
      ),
    );
    data = new Map(all);
  });
  const pieces = fc.constantFrom(
    story,
    'El farol es de plata. ',
    '今天天气很好。',
    'ذهب الولد. ',
    '\n',
    '“',
    "don't ",
    '😁 ',
  );
  const text = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 30 })
    .map((all) => all.join(''));

  test('never throws, can be written as JSON, and is the same after edits as of the text anew', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom(...languageCodes), (before, insert, language) => {
        const lists = data.get(language);
        if (!lists) return;
        const edited = createAnalyzer({ language });
        edited.open(before);
        edited.change([{ from: 0, to: Math.min(5, before.length), insert }]);
        const fresh = createAnalyzer({ language });
        fresh.open(insert + before.slice(Math.min(5, before.length)));
        const found = profileOf(edited.material, lists);

        expect(found).toEqual(profileOf(fresh.material, lists));
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
      }),
      { numRuns: 150 },
    );
  });
});
