import { describe, expect, test } from 'vitest';
import { analyzeWithProfile } from '../../analyze-with-profile.ts';
import type { LanguageCode } from '../../options.ts';
import type { Profile } from '../profile.ts';

const profile = async (text: string, language: LanguageCode = 'en'): Promise<Profile> =>
  (await analyzeWithProfile(text, { language })).profile;

describe('word profile', () => {
  test('counts word categories and lists the matches', async () => {
    const { mind } = await profile('I always go to the sea. '.repeat(60));
    const found = (name: string) => mind.find((index) => index.name === name);

    expect(found('self-focus')).toMatchObject({
      figure: { value: expect.closeTo(100 / 6, 8) },
      matches: [{ word: 'i', uses: 60 }],
    });
    expect(found('absolutist')?.figure.value).toBeCloseTo(100 / 6, 8);
    // Article the, preposition to; pronoun i; adverb always: 30 + 1/6 + 1/6 − 1/6 − 1/6.
    expect(found('analytic')?.figure.value).toBeCloseTo(30, 8);
  });

  test('counts contractions as two words', async () => {
    const { functionWords } = await profile("I don't. I'm. We'll. It can't. She won't. He's.");

    expect(functionWords?.negation).toBeCloseTo((100 * 3) / 9, 8);
    expect(functionWords?.auxiliary).toBeCloseTo((100 * 6) / 9, 8);
  });

  test('is empty below 300 words and in languages without lists', async () => {
    const { mind } = await profile('Ruth opened the door of the house and looked into the dark.');
    expect(mind.every(({ figure, matches }) => figure.value === null && matches.length === 0)).toBe(
      true,
    );

    const italian = await profile('Il ragazzo andava. '.repeat(300), 'und');
    expect(italian.mind.every(({ figure }) => figure.value === null)).toBe(true);
    const arabic = await profile('ذهب الولد. '.repeat(300), 'ar');
    expect(arabic.narrative).toEqual({ absent: { code: 'language' } });
  });
});

test.each([
  ['es', 'Ayer llegó tarde y quizás mañana volverá. ', 'llegó', 'volverá'],
  ['fr', 'Hier il vint tard et peut-être demain il sera là. ', 'vint', 'sera'],
  ['de', 'Gestern kam er spät und vielleicht wird er morgen gehen. ', 'kam', null],
] as const)('past, future and hedges are counted in %s', async (language, text, past, future) => {
  const { mind } = await profile(text.repeat(60), language);
  const words = (name: string) =>
    mind.find((index) => index.name === name)?.matches.map(({ word }) => word);

  expect(words('past-forms')).toContain(past);
  expect(words('future-markers')?.includes(future ?? '')).toBe(future !== null);
  expect(words('hedging')).toHaveLength(1);
});

test.each([
  ['es', 'Soñaba con lograr la paz lejos del peligro. ', ['lograr', 'soñaba'], ['peligro']],
  ['ar', 'كان يحلم بالفوز ويخاف الفشل. ', ['بالفوز', 'يحلم'], ['الفشل', 'ويخاف']],
  ['zh', '他渴望成功，又害怕失败。', ['成功', '渴望'], ['失败', '害怕']],
] as const)(
  'promotion and prevention words are counted in %s',
  async (language, text, promotionWords, preventionWords) => {
    const { mind } = await profile(text.repeat(60), language);
    const found = (name: string) => mind.find((index) => index.name === name);

    expect(
      found('promotion')
        ?.matches.map(({ word }) => word)
        .sort(),
    ).toEqual(promotionWords);
    expect(
      found('prevention')
        ?.matches.map(({ word }) => word)
        .sort(),
    ).toEqual(preventionWords);
    expect(found('promotion')?.figure.value).toBeGreaterThan(10);
    expect(found('analytic')?.figure).toMatchObject({ absent: { code: 'language' } });
  },
);

test('a mindset facet lists all its matches', async () => {
  const text = 'I can learn this little by little. No, I give up; it is hopeless. '.repeat(25);
  const { mindset } = await profile(text);
  const facet = mindset.find(({ name }) => name === 'mindset');

  expect(facet?.balance.value).toBe(0);
  expect(facet?.first.slice(0, 2).map((match) => match.text)).toEqual([
    'I can learn',
    'little by little',
  ]);
  expect(facet?.second.slice(0, 2).map((match) => match.text)).toEqual(['give up', 'hopeless']);
  for (const { span, text: found } of facet?.first ?? [])
    expect(text.slice(span.from, span.to)).toBe(found);
});
