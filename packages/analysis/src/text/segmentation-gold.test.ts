import { expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import { tokenize } from '../tokenize.ts';
import { goldChineseWords, goldSentences } from './segmentation-gold.ts';

test.each(['en', 'es', 'fr', 'de', 'ar', 'zh'] as const)(
  'sentence segmentation in %s agrees with manual segmentation (F1 above 0.97)',
  (language) => {
    const goldText = goldSentences[language];
    const text = goldText.replaceAll('|', '');
    const actual = analyze(text, { language }).sentences.map(({ span }) =>
      text.slice(span.from, span.to),
    );

    expect(
      f1Score(
        goldText.split('|').map((sentence) => sentence.trim()),
        actual,
      ),
    ).toBeGreaterThan(0.97);
  },
);

test('Chinese word segmentation agrees with manual segmentation (F1 above 0.84)', () => {
  const text = goldChineseWords.replaceAll('|', '');
  const actual = tokenize(text, { language: 'zh' }).map(({ span }) =>
    text.slice(span.from, span.to),
  );

  expect(f1Score(goldChineseWords.split('|'), actual)).toBeGreaterThan(0.84);
});

/** F1 of two segmentations of the same text; pieces match if both boundaries match. */
function f1Score(given: readonly string[], found: readonly string[]): number {
  const [one, other] = [pieceBoundaries(given), pieceBoundaries(found)];
  const both = [...one].filter((place) => other.has(place)).length;

  return (2 * both) / (one.size + other.size);
}

function pieceBoundaries(pieces: readonly string[]): ReadonlySet<string> {
  let at = 0;

  return new Set(
    pieces.map((piece) => {
      const from = at;
      at += piece.replaceAll(/\s/g, '').length;

      return `${from}–${at}`;
    }),
  );
}
