import { expect, test } from 'vitest';
import { analyze } from '../../../analyze.ts';
import type { FindingCategory } from '../../../findings.ts';
import { developmentErrors } from './development-errors.ts';
import { heldOutErrors } from './held-out-errors.ts';
import { missedErrors } from './missed-errors.ts';

type ErrorExample = { text: string; from: number; to: number; meant: string };

const countedCategories: readonly FindingCategory[] = [
  'spelling',
  'grammar',
  'typography',
  'repetition',
  'wording',
];
const developmentExamples = [...parseExamples(developmentErrors), ...parseExamples(missedErrors)];
const errorCategories: readonly FindingCategory[] = ['spelling', 'grammar'];

test('finds at least 257 of 264 errors of the development set', () => {
  expect(countFound(developmentExamples)).toEqual([264, expect.toSatisfy((count) => count >= 257)]);
});

test('finds at least 104 of 115 errors of the held-out set', () => {
  expect(countFound(parseExamples(heldOutErrors))).toEqual([
    115,
    expect.toSatisfy((count) => count >= 104),
  ]);
});

test('reports no error in the corrected sentences', () => {
  const correctedTexts = [...developmentExamples, ...parseExamples(heldOutErrors)].map(
    ({ text, from, to, meant }) => text.slice(0, from) + meant + text.slice(to),
  );
  const wrongTexts = correctedTexts.filter((text) =>
    analyzeFiction(text).some(({ category }) => errorCategories.includes(category)),
  );

  expect(wrongTexts).toEqual([]);
});

function countFound(list: readonly ErrorExample[]): readonly [number, number] {
  const found = list.filter(({ text, from, to }) =>
    analyzeFiction(text).some(
      ({ category, span }) =>
        countedCategories.includes(category) &&
        span.from < Math.max(to, from + 1) &&
        span.to >= Math.min(to, from + 1),
    ),
  );

  return [list.length, found.length];
}

function analyzeFiction(text: string) {
  return analyze(text, { language: 'en', kind: 'fiction' }).findings;
}

function parseExamples(list: string): readonly ErrorExample[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const {
        before = '',
        written = '',
        meant = '',
        behind = '',
      } = /^(?<before>.*?)\[(?<written>[^\]>]*)>(?<meant>[^\]]*)\](?<behind>.*)$/.exec(line)
        ?.groups ?? {};

      return {
        text: before + written + behind,
        from: before.length,
        to: before.length + written.length,
        meant,
      };
    });
}
