import type { AnalysisState, FindingCategory, ParagraphResult } from '@longhand/analysis';
import { emptyState } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { nothingIgnored } from '../../analysis/findings/ignored-keys.ts';
import type { FindingsView } from '../../editor/findings/findings-field.ts';
import { collectFindings, maxPerCategory } from './collect-findings.ts';

test('a finding is shown in its sentence, on one line', () => {
  const text = 'Rain fell. The door\nwas opened at once. Nobody came.';
  const [kind] = collectFindings(viewOf(text, [['passive', 20, 30]], [0, 11, 40]), text);

  expect(kind).toMatchObject({ category: 'passive', count: 1 });
  expect(kind?.shown[0]).toMatchObject({
    paragraph: 1,
    before: 'The door ',
    words: 'was opened',
    after: ' at once. ',
  });
});

test('a long sentence is cut between words with an ellipsis', () => {
  const text = `${'and so on '.repeat(60)}it was opened${' and so on'.repeat(60)}`;
  const [kind] = collectFindings(viewOf(text, [['passive', 603, 613]], [0]), text);
  const found = kind?.shown[0];

  expect(found?.words).toBe('was opened');
  expect(found?.before).toMatch(/^… \S.*it $/);
  expect(found?.after).toMatch(/^ and.* …$/);
  expect(`${found?.before}${found?.after}`.length).toBeLessThan(300);
});

test('the first findings of a category are listed and all are counted, with the most frequent category first', () => {
  const text = 'word '.repeat(300);
  const many = Array.from({ length: 200 }, (_, at): FindingInput => ['echo', at * 5, at * 5 + 4]);
  const kinds = collectFindings(viewOf(text, [['adverb', 0, 4], ...many.toReversed()], [0]), text);

  expect(kinds.map(({ category, count }) => [category, count])).toEqual([
    ['echo', 200],
    ['adverb', 1],
  ]);
  expect(kinds[0]?.shown.map(({ finding }) => finding.span.from)).toEqual(
    many.slice(0, maxPerCategory).map(([, from]) => from),
  );
});

test('ignored findings are left out, and the category filter has no effect', () => {
  const text = 'The door was opened.';
  const view = viewOf(text, [['passive', 9, 19]], [0]);
  const ignored = { ...nothingIgnored, here: new Set(['passive9']) };

  expect(collectFindings({ ...view, ignored }, text)).toEqual([]);
  expect(collectFindings({ ...view, only: 'echo' }, text)).toHaveLength(1);
});

type FindingInput = [category: FindingCategory, from: number, to: number];

/** A document of one paragraph. */
function viewOf(
  text: string,
  found: readonly FindingInput[],
  starts: readonly number[],
): FindingsView {
  const paragraph = {
    sentences: starts.map((from, at) => ({ from, to: starts[at + 1] ?? text.length })),
    findings: found.map(([category, from, to]) => ({
      ...{ category, from, to, id: `${category}${from}`, rule: 'passive', related: [] },
      ...{ text: text.slice(from, to), reason: { code: 'passive', values: {} }, suggestions: [] },
    })),
  } as unknown as ParagraphResult; // as: the other paragraph fields are not used
  const analysis: AnalysisState = {
    ...emptyState,
    paragraphs: [paragraph],
    offsets: Uint32Array.of(0, text.length),
  };

  return { analysis, since: null, ignored: nothingIgnored, only: null, open: null };
}
