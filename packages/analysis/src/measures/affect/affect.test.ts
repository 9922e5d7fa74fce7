import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { analyzeWithProfile } from '../../analyze-with-profile.ts';
import { createAnalyzer } from '../../analyzer.ts';
import { loadLanguage } from '../../languages/languages.ts';
import { everydaySentences } from './everyday-sentences.ts';
import { foldWord } from './fold-word.ts';
import { type AffectLexicon, loadAffect } from './lexicon.ts';
import { emotionNames } from './lists.ts';
import { affectOfParagraph } from './paragraph-affect.ts';
import { referenceSentences } from './reference-sentences.ts';
import { sentimentOfWords } from './sentiment-of-words.ts';

const languages = ['es', 'fr', 'de', 'ar', 'zh'] as const;
type AffectLanguage = (typeof languages)[number];

const lexicons = new Map<AffectLanguage, AffectLexicon>();

beforeAll(async () => {
  for (const language of languages) {
    await loadLanguage(language);
    const lexicon = await loadAffect(language);
    if (lexicon) lexicons.set(language, lexicon);
  }
});

function read(text: string, language: AffectLanguage) {
  const lexicon = lexicons.get(language);
  const analyzer = createAnalyzer({ language });
  analyzer.open(text);
  if (!lexicon) throw new Error(`No list for ${language}`);

  return { analyzedText: analyzer.analyzedText, lexicon };
}

function compoundOf(text: string, language: AffectLanguage): number {
  const { analyzedText, lexicon } = read(text, language);
  const all = analyzedText.paragraphs.flatMap(
    (paragraph) => affectOfParagraph(paragraph, lexicon).compounds,
  );

  return all.reduce((sum, compound) => sum + compound, 0);
}

describe.each(languages)('own test sentences in %s', (language) => {
  const { positive, negative, neutral, rising } = referenceSentences[language];

  test.each(positive)('positive: %s', (sentence) => {
    expect(compoundOf(sentence, language)).toBeGreaterThan(0.05);
  });

  test.each(negative)('negative: %s', (sentence) => {
    expect(compoundOf(sentence, language)).toBeLessThan(-0.05);
  });

  test.each(neutral)('neutral: %s', (sentence) => {
    expect(compoundOf(sentence, language)).toBe(0);
  });

  test.each(rising)('%s is below %s', (lower, higher) => {
    expect(compoundOf(lower, language)).toBeLessThan(compoundOf(higher, language));
  });
});

describe.each(['en', ...languages] as const)(
  'an everyday sentence in %s has no sentiment and no emotion',
  (language) => {
    test.each(everydaySentences(language))('%s', async (sentence) => {
      await loadLanguage(language);
      const lexicon = await loadAffect(language);
      const analyzer = createAnalyzer({ language });
      analyzer.open(sentence);
      if (!lexicon) throw new Error(`No list for ${language}`);
      const read = analyzer.analyzedText.paragraphs.map((paragraph) =>
        affectOfParagraph(paragraph, lexicon),
      );

      expect(read.flatMap(({ compounds }) => compounds).filter(Boolean)).toEqual([]);
      expect(
        read.flatMap(({ evoking }) => evoking.map(({ first }) => sentence.split(' ')[first])),
      ).toEqual([]);
    });
  },
);

test.each([
  ['es', 'Ayer vi a Dolores. Luego Dolores fue con Soledad y Esperanza al mercado.'],
  ['en', 'Then Hope met Joy, and later Joy saw Faith and Grim by the river.'],
  ['fr', 'Hier je vis Victoire. Puis Victoire partit.'],
  ['ar', 'قال كريم إن القطار وصل. قال جمال إن الباب مفتوح.'],
] as const)('names in %s have no sentiment: %s', async (language, text) => {
  await loadLanguage(language);
  const lexicon = await loadAffect(language);
  const analyzer = createAnalyzer({ language });
  analyzer.open(text);
  if (!lexicon) throw new Error(`No list for ${language}`);

  expect(
    analyzer.analyzedText.paragraphs.flatMap((one) => affectOfParagraph(one, lexicon).evoking),
  ).toEqual([]);
});

test('an emotion word counts again once it is no longer detected as a name', async () => {
  await loadLanguage('es');
  const lexicon = lexicons.get('es');
  if (!lexicon) throw new Error('No list');
  const own = 'Ayer vi a Dolores.\n';
  const many = `${own}${'Le vino un dolor de dolores. '.repeat(3)}`;
  const analyzer = createAnalyzer({ language: 'es' });
  analyzer.open(own);
  const evoking = () =>
    analyzer.analyzedText.paragraphs.flatMap((one) => affectOfParagraph(one, lexicon).evoking)
      .length;
  expect(evoking()).toBe(0);
  analyzer.open(many);
  expect(evoking()).toBeGreaterThan(0);
});

test.each(languages)('a text of anything in %s has a sentiment within its range', (language) => {
  const words = Object.values(referenceSentences[language])
    .flat(2)
    .flatMap((sentence) => sentence.split(' '));
  const text = fc
    .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary' })), { maxLength: 40 })
    .map((all) => all.join(language === 'zh' ? '' : ' '));
  fc.assert(
    fc.property(text, (any) => {
      const { analyzedText, lexicon } = read(any, language);
      const found = sentimentOfWords(analyzedText, lexicon);
      if (found.compound === null) return;

      expect(Math.abs(found.compound)).toBeLessThanOrEqual(1);
      expect(Math.abs(found.mean)).toBeLessThanOrEqual(1);
      expect(found.positive + found.neutral + found.negative).toBeCloseTo(1, 2);
      expect(found.beta?.sentences).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
});

describe('how much of a text is known', () => {
  test('is reported with the sentiment of languages other than English, never for English', async () => {
    const german = await analyzeWithProfile('Der Tag war schön. Der Zug fährt um acht.', {
      language: 'de',
    });
    expect(german.profile.sentiment).toMatchObject({
      mean: expect.closeTo(0.23, 1),
      beta: { words: 1 / 9, sentences: 0.5 },
    });

    const english = await analyzeWithProfile('The day was good.', { language: 'en' });
    expect(english.profile.sentiment).not.toHaveProperty('beta');
  });

  test('takes the sentiment away where it is too little', async () => {
    const { profile } = await analyzeWithProfile('Der Zug fährt um acht. '.repeat(20), {
      language: 'de',
    });

    expect(profile.sentiment).toEqual({
      compound: null,
      positive: null,
      neutral: null,
      negative: null,
      absent: { code: 'coverage', needs: 0.1, has: 0 },
    });
  });

  test('is unavailable in a language without a lexicon', async () => {
    const { profile } = await analyzeWithProfile('Il gatto era bello e felice. '.repeat(80), {
      language: 'und',
    });

    expect(profile.sentiment).toMatchObject({ absent: { code: 'language' } });
    expect(profile.emotions.map(({ figure }) => figure)).toEqual(
      emotionNames.map(() => ({ value: null, absent: { code: 'language' } })),
    );
  });
});

describe('emotions', () => {
  const readCompound = (text: string, language: AffectLanguage | 'en') =>
    analyzeWithProfile(text.repeat(60), { language });

  test.each([
    ['en', 'The happy child waited, but she was never angry. ', ['joy', 'anticipation']],
    ['es', 'La niña feliz esperaba, pero nunca estaba furiosa. ', ['joy', 'anticipation']],
    [
      'fr',
      'La petite fille joyeuse rêvait, elle n’était jamais furieuse. ',
      ['joy', 'anticipation'],
    ],
    ['de', 'Das fröhliche Kind wartete, es war niemals wütend auf uns. ', ['joy', 'anticipation']],
    ['ar', 'كانت الطفلة سعيدة تنتظر الليل، ولم تكن غاضبة. ', ['joy', 'anticipation']],
    ['zh', '孩子很快乐地等待着，从不愤怒。', ['joy', 'anticipation']],
  ] as const)('in %s are counted but where they are denied', async (language, text, expected) => {
    const { profile } = await readCompound(text, language);
    const found = profile.emotions.filter(({ figure }) => (figure.value ?? 0) > 0);

    expect(found.map(({ name }) => name)).toEqual(expected);
  });

  test('say how often, per hundred words, and where', async () => {
    const text = 'Fear filled the house, fear and dread. ';
    const { profile } = await readCompound(text, 'en');
    const fear = profile.emotions.find(({ name }) => name === 'fear');

    expect(fear?.figure.value).toBeCloseTo((100 * 3) / 7, 8);
    expect(fear?.matches.map(({ word, uses }) => [word, uses])).toEqual([
      ['fear', 120],
      ['dread', 60],
    ]);
    expect(fear?.matches[0]?.places).toHaveLength(100);
    const { from = 0, to = 0 } = fear?.matches[1]?.places[0] ?? {};
    expect(text.slice(from, to)).toBe('dread');
  });

  test('are not reported below 300 words', async () => {
    const { profile } = await analyzeWithProfile('Fear filled the house.', { language: 'en' });

    expect(profile.emotions[0]?.figure).toMatchObject({
      absent: { code: 'too-short', unit: 'words', needs: 300, has: 4 },
    });
  });
});

test.each(['en', ...languages] as const)('no word of %s is listed twice', async (language) => {
  const { affect } = await import(`../../languages/${language}-affect.ts`);
  const rows: readonly (readonly [number, string, string])[] = affect.words;
  const words = rows.flatMap(([, , list]) => list.trim().split(/\s+/));
  const keys = words.map((word) => foldWord(word, language));

  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(rows.every(([valence]) => Math.abs(valence) <= 4)).toBe(true);
});
