import { type AnalysisState, emptyState, type FindingInParagraph } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { nothingIgnored } from '../../analysis/findings/ignored-keys.ts';
import { ignoredFindings } from './ignored-findings.ts';

test('a finding ignored in this text is listed once, even if several places share its id', () => {
  const analysis = twoParagraphs(
    [found('f1', 4), found('f2', 20)],
    [found('f1', 6), found('f3', 9)],
  );
  const ignored = { ...nothingIgnored, here: new Set(['f3', 'f1', 'of words that are gone']) };

  expect(ignoredFindings(analysis, ignored).here).toEqual([
    { id: 'f1', category: 'passive', span: { from: 4, to: 8 } },
    { id: 'f3', category: 'passive', span: { from: 109, to: 113 } },
  ]);
});

test('words ignored everywhere are listed whether or not this text contains them', () => {
  const always = new Set(['echo:hand', 'intensifier:very', 'a-later-rule:word']);

  expect(ignoredFindings(emptyState, { ...nothingIgnored, always }).always).toEqual([
    { key: 'echo:hand', words: 'hand', category: 'echo' },
    { key: 'intensifier:very', words: 'very', category: 'adverb' },
    { key: 'a-later-rule:word', words: 'word', category: null },
  ]);
});

test('a rule ignored in this text is listed by name, with the checker rule if the checker has many', () => {
  const here = new Set(['rule:language-tool/A_B', 'rule:cliche', 'rule:a-later-rule', 'f1']);

  expect(ignoredFindings(emptyState, { ...nothingIgnored, here }).rules).toEqual([
    { key: 'rule:language-tool/A_B', rule: 'language-tool', checkerRule: 'A_B' },
    { key: 'rule:cliche', rule: 'cliche', checkerRule: null },
  ]);
});

test('nothing is listed if nothing is ignored', () => {
  expect(ignoredFindings(twoParagraphs([found('f1', 4)], []), nothingIgnored)).toEqual({
    here: [],
    rules: [],
    always: [],
  });
});

/** Each paragraph is 100 characters long. */
function twoParagraphs(...findings: FindingInParagraph[][]): AnalysisState {
  return {
    ...emptyState,
    paragraphs: findings.map((those, id) => ({
      id,
      length: 100,
      words: 20,
      sentences: [],
      findings: those,
    })),
    offsets: Uint32Array.of(0, 100, 200),
  };
}

function found(id: string, from: number): FindingInParagraph {
  return {
    id,
    rule: 'passive',
    category: 'passive',
    from,
    to: from + 4,
    text: 'kept',
    related: [],
    reason: { code: 'passive', values: {} },
    suggestions: [],
  };
}
