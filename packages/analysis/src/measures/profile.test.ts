import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { analyzeWithProfile, ProfileAnalyzer } from '../analyze-with-profile.ts';
import { createAnalyzer } from '../analyzer.ts';
import { identifyLanguage, loadDetector } from '../languages/identify.ts';
import { loadLanguage } from '../languages/languages.ts';
import { type LanguageCode, languageCodes } from '../options.ts';
import { zeroSums } from '../paragraph.ts';
import { findForeignParagraphs } from './foreign-paragraphs.ts';
import { computeProfile, loadProfileData, type Profile, type ProfileData } from './profile.ts';

const profile = async (text: string, language: LanguageCode = 'en'): Promise<Profile> =>
  (await analyzeWithProfile(text, { language })).profile;

const story = `Ruth opened the door of the house and looked into the dark. “Who is there?” she asked. Nobody answered.
She thought about her father, and wondered why he had never come back from the sea.
“I know it was you,” she said. “You always said you would come.” But the wind was the only thing that moved.
`;

test('reusing an analyzer gives the same results as a new one for each text', async () => {
  const reader = new ProfileAnalyzer();
  for (const text of [story, 'A short one.', story.repeat(3), '', 'The end.']) {
    expect(await reader.analyze(text, { language: 'en' })).toEqual(
      await analyzeWithProfile(text, { language: 'en' }),
    );
  }
});

describe('sentence rhythm', () => {
  test('is computed from sentence lengths', async () => {
    const { rhythm } = await profile('One two three. One two. One two three four. One.');

    expect(rhythm).toMatchObject({ unit: 'words', mean: { value: 2.5 }, longestRun: { value: 3 } });
    expect(rhythm.deviation.value).toBeCloseTo(Math.sqrt(5 / 3), 8);
    expect(rhythm.variation.value).toBeCloseTo(Math.sqrt(5 / 3) / 2.5, 8);
    expect(rhythm.burstiness).toMatchObject({ absent: { unit: 'sentences', needs: 10, has: 4 } });
  });

  test('counts characters in Chinese', async () => {
    expect((await profile('天气很好。我们走。', 'zh')).rhythm).toMatchObject({
      unit: 'characters',
      mean: { value: 3.5 },
    });
  });
});

describe('pacing', () => {
  test('uses consecutive windows through the text', async () => {
    const text = story.repeat(20);
    const { pacing } = await profile(text);

    expect(pacing.length).toBeGreaterThan(3);
    expect(pacing.reduce((sum, { words }) => sum + words, 0)).toBe(
      (await analyzeWithProfile(text)).counts.words,
    );
    for (const [at, { span }] of pacing.entries()) {
      expect(span.from).toBeGreaterThanOrEqual(pacing[at - 1]?.span.to ?? 0);
    }
    expect(pacing[0]?.introspection).toBeGreaterThan(0);
    expect(pacing[0]?.sentiment).not.toBeNull();
  });

  test('is slow in long reflective sentences between dialogue', async () => {
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

  test('of a short text is empty', async () => {
    expect((await profile(story)).pacing).toEqual([]);
  });
});

test('the narrative arc has five parts', async () => {
  const { narrative } = await profile(story.repeat(12));

  expect(
    'staging' in narrative &&
      [narrative.staging, narrative.progression, narrative.tension].map(({ length }) => length),
  ).toEqual([5, 5, 5]);
});

test('formality distinguishes a letter from an article', async () => {
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

describe('language detection', () => {
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

  test('finds paragraphs in another language', async () => {
    const analyzer = createAnalyzer({ language: 'en' });
    analyzer.open(
      'The cat sat on the mat and looked outside.\nDie Katze saß auf der Matte und schaute hinaus.\n',
    );

    expect(findForeignParagraphs(analyzer.analyzedText, await loadDetector())).toEqual([
      { paragraph: 1, language: 'de' },
    ]);
  });
});

describe('the profile of arbitrary text', { timeout: 60_000 }, () => {
  let data: ReadonlyMap<LanguageCode, ProfileData>;
  beforeAll(async () => {
    await Promise.all(languageCodes.map(loadLanguage));
    const all = await Promise.all(
      languageCodes.map(
        async (code) =>
          [
            code,
            await loadProfileData({ language: code, sums: { ...zeroSums(), words: 1000 } }),
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

  test('never throws, is serializable as JSON, and is the same after edits as for a new text', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom(...languageCodes), (before, insert, language) => {
        const lists = data.get(language);
        if (!lists) return;
        const edited = createAnalyzer({ language });
        edited.open(before);
        edited.applyChanges([{ from: 0, to: Math.min(5, before.length), insert }]);
        const fresh = createAnalyzer({ language });
        fresh.open(insert + before.slice(Math.min(5, before.length)));
        const found = computeProfile(edited.analyzedText, lists);

        expect(found).toEqual(computeProfile(fresh.analyzedText, lists));
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
      }),
      { numRuns: 150 },
    );
  });
});
