import { describe, expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import type { LanguageCode } from '../../options.ts';

function findAdverbs(text: string, language: LanguageCode = 'en') {
  return analyze(text, { language })
    .findings.filter(({ rule }) => rule === 'adverb')
    .map((finding) => finding.text);
}

describe('adverb rule reports', () => {
  test.each([
    ['He walked slowly home.', 'en', ['slowly']],
    ['Carefully, she opened it.', 'en', ['Carefully']],
    ['Él caminaba lentamente.', 'es', ['lentamente']],
    ['Elle parlait doucement.', 'fr', ['doucement']],
    ['Il partit brusquement.', 'fr', ['brusquement']],
  ] as const)('%s', (text, language, found) => {
    expect(findAdverbs(text, language)).toEqual(found);
  });

  test('an adverb in a dialogue tag, with its verb', () => {
    const [finding] = analyze('“Go,” he said quietly.', { language: 'en' }).findings;

    expect(finding?.reason).toEqual({
      code: 'adverb-in-tag',
      values: { adverb: 'quietly', verb: 'said' },
    });
  });
});

describe('adverb rule does not report', () => {
  test.each([
    ['The only family in the valley left early.', 'en'],
    ['“I ran quickly,” he said.', 'en'],
    ['He met Kimberly and Emily in Italy.', 'en'],
    ['A friendly, lovely, ugly fly.', 'en'],
    ['It finally rained, and nearly everyone was probably glad.', 'en'],
    ['Un gouvernement, un appartement, un moment.', 'fr'],
    ['Die Tür war leise, so leise wie ein langsam drehendes Rad.', 'de'],
  ] as const)('%s', (text, language) => {
    expect(findAdverbs(text, language)).toEqual([]);
  });
});
