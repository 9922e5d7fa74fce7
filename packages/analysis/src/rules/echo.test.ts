import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import type { AnalysisOptions, LanguageCode } from '../options.ts';

/** The clear ones and, on request, the others. */
const every = { echo: true, 'wide-echo': true } as const;

function echoes(
  text: string,
  language: LanguageCode = 'en',
  rules: AnalysisOptions['rules'] | null = every,
) {
  return analyze(text, { language, ...(rules && { rules }) })
    .findings.filter(({ category }) => category === 'echo')
    .map((finding) => finding.text);
}

/** So many words of which none is heard. */
const filler = (words: number) => Array.from({ length: words }, () => 'and').join(' ');

describe('echo finds, with the wider search', () => {
  test.each([
    ['The silver lantern burned. A lantern is warm.', 'en', ['lantern']],
    ['They carried it. He carries on.', 'en', ['carries']],
    ['The wolf fought. Two wolves watched.', 'en', ['wolves']],
    ['She stopped at the gate. Later the stopping hurt.', 'en', ['stopping']],
    ['El farol ardía. Los faroles ardían.', 'es', ['faroles']],
    ['La lanterne brûlait. Ces lanternes brillaient.', 'fr', ['lanternes']],
    ['Die Laterne brannte. Zwei Laternen leuchteten.', 'de', ['Laternen']],
    ['المدرسة كبيرة. ذهب إلى المدرسة.', 'ar', ['المدرسة']],
    ['灯笼很亮。他买了灯笼。', 'zh', ['灯笼']],
  ] as const)('%s', (text, language, found) => {
    expect(echoes(text, language)).toEqual(found);
  });

  test('a word that returns in the next paragraph, and says where it was', () => {
    const text = 'There stood a lantern.\n\nThe lantern burned.';
    const [finding] = analyze(text, { language: 'en', rules: every }).findings;

    expect(finding?.reason).toEqual({
      code: 'echo',
      values: { word: 'lantern', distance: 2, uses: 2 },
    });
    expect(finding?.related.map(({ from, to }) => text.slice(from, to))).toEqual(['lantern']);
  });

  test('a word fifty words on, but not fifty-one', () => {
    expect(echoes(`lantern ${filler(49)} lantern`)).toEqual(['lantern']);
    expect(echoes(`lantern ${filler(50)} lantern`)).toEqual([]);
  });

  test('every further use, with all uses before it', () => {
    const { findings } = analyze('A lantern burned. It was a lantern. Bring a lantern.', {
      language: 'en',
      rules: every,
    });

    expect(findings.map(({ related }) => related.length)).toEqual([1, 2]);
  });
});

describe('echo by itself finds', () => {
  test.each([
    [
      'She walked slowly across the yard in the rain. A dog slowly crossed the street.',
      'en',
      'slowly',
    ],
    ['The bright morning lay on the roofs of the town. A bright cart rolled by.', 'en', 'bright'],
    [
      'Er blickte lange und leise singend auf den Hof hinab. Dann ging er leise zum Tor.',
      'de',
      'leise',
    ],
    [
      'Ein dunkler Vorhang hing vor dem Fenster des Saales. Dort stand ein dunkler Schrank.',
      'de',
      'dunkler',
    ],
  ] as const)('%s', (text, language, word) => {
    expect(echoes(text, language, null)).toEqual([word]);
  });
});

describe('echo by itself leaves alone', () => {
  test.each([
    [
      'what is spoken of',
      'The lantern hung in the barn above the door. Nobody had lit the lantern.',
      'en',
    ],
    [
      'what happens',
      'The boat drifted past the mole and the gulls. Behind it a barrel drifted by.',
      'en',
    ],
    [
      'another form',
      'A darker cloud hung over the roofs of the town. In the dark room nobody slept.',
      'en',
    ],
    [
      'a return that is meant',
      'A pale moon hung over the roofs of the town. Another pale light shone below.',
      'en',
    ],
    [
      'what somebody is',
      'A shy child stood by the gate in the rain. She was shy company even at home.',
      'en',
    ],
    ['what stands far apart', `A pale moon rose, ${filler(30)} a pale lamp burned.`, 'en'],
    [
      'a noun of German',
      'Der Wagen hielt am Tor des alten Hofes. Niemand stieg aus dem Wagen.',
      'de',
    ],
    [
      'plain verbs in the old spelling',
      'Er mußte den Brief am Abend noch schreiben. Dann mußte er schlafen.',
      'de',
    ],
    [
      'French, unless it is asked for',
      'Elle marchait lentement dans la cour froide. Un chien traversa lentement la rue.',
      'fr',
    ],
  ] as const)('%s', (_, text, language) => {
    expect(echoes(text, language, null)).toEqual([]);
  });
});

describe('echo leaves alone', () => {
  test.each([
    'Then Mary sat. She saw Mary there.',
    'He saw Mr. Bennet. Bennet saw Mr. Bennet.',
    '“A lantern,” he said. “The lantern,” she said.',
    'It went from week to week, step by step.',
    'He said it. She said it.',
    'They would have been there, and we would have been here.',
    'He came very early; they came very late.',
    'In 1910 it rained, as in 1910 it must.',
    'The king sang. A thing rang.',
    'She was happy. His face showed happiness.',
    'Lantern after lantern, each lantern dimmer.',
    'She carried the wolf. The wolf carried her.',
    'He feared the silence. Silence was all he knew.',
    'The captain waited. Nobody saw the captain come.',
    'He slept in the silver tent, under a silver tree, and never woke.',
  ])('%s', (text) => {
    expect(echoes(text)).toEqual([]);
  });

  test.each([
    'جلسَ حيثُ أرادَ، وحيث لا أحد. أمّا هي فقامت، أما هو فنام.',
    'كأنّها سفينة، وكأنها قمر. عندما أتى ضحكت، وعندما مضى بكت.',
  ])('small words of Arabic, with and without vowel signs: %s', (text) => {
    expect(echoes(text, 'ar')).toEqual([]);
  });

  test.each([
    ['„Komm“, sagte Ruth. Dann schwieg Ruth.', 'de'],
    ['قالت ليلى: «تعال». ثم نظرت ليلى إلى البحر.', 'ar'],
    ['保罗说：“走吧。”保罗看着海。', 'zh'],
  ] as const)('who has spoken, where capitals tell no names: %s', (text, language) => {
    expect(echoes(text, language)).toEqual([]);
  });

  test('lyrics', () => {
    const { findings } = analyze('Lantern, lantern.', { language: 'en', kind: 'lyrics' });

    expect(findings).toEqual([]);
  });
});
