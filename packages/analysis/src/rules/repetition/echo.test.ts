import { describe, expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import type { AnalysisOptions, LanguageCode } from '../../options.ts';

/** Enables both the default rule and the one on request. */
const allEchoes = { echo: true, 'wide-echo': true } as const;

function findEchoes(
  text: string,
  language: LanguageCode = 'en',
  rules: AnalysisOptions['rules'] | null = allEchoes,
) {
  return analyze(text, { language, ...(rules && { rules }) })
    .findings.filter(({ category }) => category === 'echo')
    .map((finding) => finding.text);
}

/** Filler of function words, which never echo. */
const filler = (words: number) => Array.from({ length: words }, () => 'and').join(' ');

describe('wide-echo rule reports', () => {
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
    expect(findEchoes(text, language)).toEqual(found);
  });

  test('a repetition in the next paragraph, with the position of the first use', () => {
    const text = 'There stood a lantern.\n\nThe lantern burned.';
    const [finding] = analyze(text, { language: 'en', rules: allEchoes }).findings;

    expect(finding?.reason).toEqual({
      code: 'echo',
      values: { word: 'lantern', distance: 2, uses: 2 },
    });
    expect(finding?.related.map(({ from, to }) => text.slice(from, to))).toEqual(['lantern']);
  });

  test('a repetition after 50 words but not after 51', () => {
    expect(findEchoes(`lantern ${filler(49)} lantern`)).toEqual(['lantern']);
    expect(findEchoes(`lantern ${filler(50)} lantern`)).toEqual([]);
  });

  test('every further use, with all earlier uses', () => {
    const { findings } = analyze('A lantern burned. It was a lantern. Bring a lantern.', {
      language: 'en',
      rules: allEchoes,
    });

    expect(findings.map(({ related }) => related.length)).toEqual([1, 2]);
  });
});

describe('echo rule reports by default', () => {
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
    expect(findEchoes(text, language, null)).toEqual([word]);
  });
});

describe('echo rule does not report by default', () => {
  test.each([
    ['a noun', 'The lantern hung in the barn above the door. Nobody had lit the lantern.', 'en'],
    [
      'a verb',
      'The boat drifted past the mole and the gulls. Behind it a barrel drifted by.',
      'en',
    ],
    [
      'another form',
      'A darker cloud hung over the roofs of the town. In the dark room nobody slept.',
      'en',
    ],
    [
      'a deliberate repetition',
      'A pale moon hung over the roofs of the town. Another pale light shone below.',
      'en',
    ],
    [
      'a predicate adjective',
      'A shy child stood by the gate in the rain. She was shy company even at home.',
      'en',
    ],
    ['a distant repetition', `A pale moon rose, ${filler(30)} a pale lamp burned.`, 'en'],
    ['a German noun', 'Der Wagen hielt am Tor des alten Hofes. Niemand stieg aus dem Wagen.', 'de'],
    [
      'auxiliary verbs in old spelling',
      'Er mußte den Brief am Abend noch schreiben. Dann mußte er schlafen.',
      'de',
    ],
    [
      'French, where the rule is on request',
      'Elle marchait lentement dans la cour froide. Un chien traversa lentement la rue.',
      'fr',
    ],
  ] as const)('%s', (_, text, language) => {
    expect(findEchoes(text, language, null)).toEqual([]);
  });
});

describe('echo rules do not report', () => {
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
    expect(findEchoes(text)).toEqual([]);
  });

  test.each([
    'جلسَ حيثُ أرادَ، وحيث لا أحد. أمّا هي فقامت، أما هو فنام.',
    'كأنّها سفينة، وكأنها قمر. عندما أتى ضحكت، وعندما مضى بكت.',
  ])('Arabic function words, with and without vowel signs: %s', (text) => {
    expect(findEchoes(text, 'ar')).toEqual([]);
  });

  test.each([
    ['„Komm“, sagte Ruth. Dann schwieg Ruth.', 'de'],
    ['قالت ليلى: «تعال». ثم نظرت ليلى إلى البحر.', 'ar'],
    ['保罗说：“走吧。”保罗看着海。', 'zh'],
  ] as const)('a speaker’s name where capitals do not mark names: %s', (text, language) => {
    expect(findEchoes(text, language)).toEqual([]);
  });

  test('lyrics', () => {
    const { findings } = analyze('Lantern, lantern.', { language: 'en', kind: 'lyrics' });

    expect(findings).toEqual([]);
  });
});
