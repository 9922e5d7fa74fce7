import { expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import type { FindingCategory } from '../../findings.ts';
import { faults } from './faults.ts';
import { faultsUnseen } from './faults-unseen.ts';
import { missedFaults } from './missed-faults.ts';

type Fault = { text: string; from: number; to: number; meant: string };

const told: readonly FindingCategory[] = [
  'spelling',
  'grammar',
  'typography',
  'repetition',
  'wording',
];
const known = [...faultsOf(faults), ...faultsOf(missedFaults)];
const wrong: readonly FindingCategory[] = ['spelling', 'grammar'];

test('marks at least 257 of 264 faults of sentences that were known', () => {
  expect(marked(known)).toEqual([264, expect.toSatisfy((count) => count >= 257)]);
});

test('marks at least 104 of 115 faults of sentences that no rule was made for', () => {
  expect(marked(faultsOf(faultsUnseen))).toEqual([115, expect.toSatisfy((count) => count >= 104)]);
});

test('marks nothing as wrong in the same sentences as they are meant', () => {
  const mended = [...known, ...faultsOf(faultsUnseen)].map(
    ({ text, from, to, meant }) => text.slice(0, from) + meant + text.slice(to),
  );
  const found = mended.filter((text) =>
    findingsIn(text).some(({ category }) => wrong.includes(category)),
  );

  expect(found).toEqual([]);
});

function marked(list: readonly Fault[]): readonly [number, number] {
  const found = list.filter(({ text, from, to }) =>
    findingsIn(text).some(
      ({ category, span }) =>
        told.includes(category) &&
        span.from < Math.max(to, from + 1) &&
        span.to >= Math.min(to, from + 1),
    ),
  );

  return [list.length, found.length];
}

function findingsIn(text: string) {
  return analyze(text, { language: 'en', kind: 'fiction' }).findings;
}

function faultsOf(list: string): readonly Fault[] {
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
