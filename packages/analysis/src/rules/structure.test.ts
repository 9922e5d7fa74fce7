import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import { findTexts } from './find-texts.ts';

const en = { language: 'en' } as const;
const essay = { language: 'en', kind: 'essay' } as const;
const academic = { language: 'en', kind: 'academic', rules: { 'sticky-sentence': true } } as const;

describe('repeated sentence openings', () => {
  test('reports the third sentence of a row, once', () => {
    const text = 'She rose. She left. She ran. She fell. He waited.';
    const findings = analyze(text, en).findings.filter(({ rule }) => rule === 'sentence-start');

    expect(findings).toMatchObject([
      { span: { from: 20, to: 23 }, reason: { values: { word: 'she', uses: 4 } } },
    ]);
    expect(findings[0]?.related).toEqual([
      { from: 0, to: 3 },
      { from: 10, to: 13 },
    ]);
  });

  test.each([
    'She rose. She left. He ran. She fell.',
    '“She rose. She left. She ran.”',
    'She rose, she left, she ran.',
    'She rose. She left.\nShe ran.',
  ])('none in: %s', (text) => {
    expect(findTexts('sentence-start', text, en)).toEqual([]);
  });
});

describe('alliteration', () => {
  test.each([
    ['The big brown bear slept.', 'big brown bear'],
    ['Peter’s quick cat kept still.', 'quick cat kept'],
    ['They saw shining shores of shells.', 'shining shores of shells'],
  ])('is reported: %s', (text, words) => {
    expect(findTexts('alliteration', text, essay)).toEqual([words]);
  });

  test.each([
    'The big bear slept.',
    'A city could change.',
    'The ship sailed through.',
    'Bilbo Baggins bought it.',
    'The long long long road.',
  ])('none in: %s', (text) => {
    expect(findTexts('alliteration', text, essay)).toEqual([]);
  });
});

describe('sticky sentences', () => {
  test('reports a sentence of almost only function words', () => {
    const text = 'It was in the way that they had to be on it with us for a time of day.';

    expect(findTexts('sticky-sentence', text, academic)).toEqual([text.slice(0, -1)]);
  });

  test.each([
    'Rain soaked the harbour, and fishermen dragged heavy nets across slippery planks before supper.',
    'It was in the way.',
  ])('none in: %s', (text) => {
    expect(findTexts('sticky-sentence', text, academic)).toEqual([]);
  });
});

describe('long paragraphs', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'and').join(' ');

  test('are longer than the limit for their document kind', () => {
    expect(findTexts('long-paragraph', words(251), essay)).toHaveLength(1);
    expect(findTexts('long-paragraph', words(250), essay)).toEqual([]);
    expect(findTexts('long-paragraph', words(251), en)).toEqual([]);
  });

  test('are measured in characters in Chinese', () => {
    const zh = { language: 'zh', kind: 'blog' } as const;

    expect(findTexts('long-paragraph', `${'天'.repeat(301)}`, zh)).toHaveLength(1);
    expect(findTexts('long-paragraph', `${'天'.repeat(300)}`, zh)).toEqual([]);
  });

  test('are not reported in verse', () => {
    expect(findTexts('long-paragraph', words(900), { language: 'en', kind: 'poetry' })).toEqual([]);
  });
});

describe('dialogue tags', () => {
  test.each([
    ['en', '“Go,” he hissed.', 'hissed'],
    ['en', '“Go!” growled the old man.', 'growled'],
    ['en', 'He barked: “Go!”', 'barked'],
    ['es', '—Vete —espetó Ana.', 'espetó'],
    ['fr', '« Va », ricana Paul.', 'ricana'],
    ['de', '„Geh“, zischte er.', 'zischte'],
  ] as const)('are reported in %s: %s', (language, text, verb) => {
    expect(findTexts('dialogue-tag', text, { language })).toEqual([verb]);
  });

  test.each([
    ['en', '“Go,” he said.'],
    ['en', '“Go.” He laughed and left.'],
    ['en', 'The snake hissed at him.'],
    ['es', '—Vete —dijo Ana.'],
    ['fr', '« Va », dit Paul.'],
    ['de', '„Geh“, sagte er.'],
  ] as const)('none in %s: %s', (language, text) => {
    expect(findTexts('dialogue-tag', text, { language })).toEqual([]);
  });
});
