import { expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import { tokensOf } from '../tokens.ts';
import { handCutChinese, handCutSentences } from './hand-cut.ts';

test.each(['en', 'es', 'fr', 'de', 'ar', 'zh'] as const)(
  'sentences in %s are cut where a hand has cut them, but for one in fifty',
  (language) => {
    const marked = handCutSentences[language];
    const text = marked.replaceAll('|', '');
    const cut = analyze(text, { language }).sentences.map(({ span }) =>
      text.slice(span.from, span.to),
    );

    expect(
      agreement(
        marked.split('|').map((sentence) => sentence.trim()),
        cut,
      ),
    ).toBeGreaterThan(0.97);
  },
);

test('words of Chinese agree with a hand in six of seven', () => {
  const text = handCutChinese.replaceAll('|', '');
  const cut = tokensOf(text, { language: 'zh' }).map(({ span }) => text.slice(span.from, span.to));

  expect(agreement(handCutChinese.split('|'), cut)).toBeGreaterThan(0.84);
});

/** F1 of pieces that add up to the same text, each told by where it starts and ends. */
function agreement(given: readonly string[], found: readonly string[]): number {
  const [one, other] = [placed(given), placed(found)];
  const both = [...one].filter((place) => other.has(place)).length;

  return (2 * both) / (one.size + other.size);
}

function placed(pieces: readonly string[]): ReadonlySet<string> {
  let at = 0;

  return new Set(
    pieces.map((piece) => {
      const from = at;
      at += piece.replaceAll(/\s/g, '').length;

      return `${from}–${at}`;
    }),
  );
}
