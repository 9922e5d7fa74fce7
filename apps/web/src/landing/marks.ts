import type { Finding, FindingCategory } from '@longhand/analysis';
import { type RefObject, useEffect } from 'react';
import './marks.css';
import { type PageText, rangeOf, readPage } from './page-text.ts';
import type { Reading } from './reading.ts';

/** What the page shows: what is wrong, and enough of the habits to see what the analyzer does. */
export const marked = [
  'spelling',
  'grammar',
  'repetition',
  'long-sentence',
  'passive',
  'echo',
  'adverb',
] as const satisfies FindingCategory[];

export type Marked = (typeof marked)[number];

export type MarkedFinding = Finding & { category: Marked };

export function isMarked(finding: Finding): finding is MarkedFinding {
  if (finding.category === 'repetition') return finding.rule === 'doubled-word';

  return marked.some((category) => category === finding.category);
}

/** Draws the findings into the page without touching its text, where the browser can; long sentences wear brackets instead. */
export function useMarks(
  page: RefObject<HTMLElement | null>,
  reading: Reading,
  only: Marked | null,
): void {
  useEffect(() => {
    if (page.current === null || !('highlights' in CSS)) return;
    const content = readPage(page.current);
    const isCurrent = reading.state === 'read' && reading.text === content.text;
    if (!isCurrent) return;

    const shown = reading.analysis.findings
      .filter(isMarked)
      .filter(({ category }) => only === null || category === only);
    for (const [name, ranges] of rangesOf(shown, content)) {
      CSS.highlights.set(name, new Highlight(...ranges));
    }
  }, [page, reading, only]);

  useEffect(() => () => clear(), []);
}

const names = ['spelling', 'grammar', 'repetition', 'passive', 'echo', 'adverb'] as const;
const nameOf = (mark: (typeof names)[number]) => `landing-${mark}`;

function rangesOf(findings: readonly MarkedFinding[], content: PageText): Map<string, Range[]> {
  const ranges = new Map<string, Range[]>(names.map((mark) => [nameOf(mark), []]));
  const add = (mark: (typeof names)[number], from: number, to: number) => {
    const range = rangeOf(content, from, to);
    if (range !== undefined) ranges.get(nameOf(mark))?.push(range);
  };

  for (const { category, span, related } of findings) {
    if (category === 'long-sentence') continue;
    for (const { from, to } of [span, ...related]) add(category, from, to);
  }

  return ranges;
}

function clear(): void {
  if (!('highlights' in CSS)) return;
  for (const mark of names) CSS.highlights.delete(nameOf(mark));
}
