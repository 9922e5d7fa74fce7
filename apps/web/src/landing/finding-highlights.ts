import type { Finding, FindingCategory } from '@longhand/analysis';
import { type RefObject, useEffect } from 'react';
import './finding-highlights.css';
import { domRangeOf, type EditableText, readEditableText } from './page-text.ts';
import type { LiveAnalysisState } from './use-live-analysis.ts';

/** The categories shown on the landing page: errors, and enough style findings to show what the analysis does. */
export const markedCategories = [
  'spelling',
  'grammar',
  'repetition',
  'long-sentence',
  'passive',
  'echo',
  'adverb',
] as const satisfies FindingCategory[];

export type MarkedCategory = (typeof markedCategories)[number];

export type MarkedFinding = Finding & { category: MarkedCategory };

export function isMarked(finding: Finding): finding is MarkedFinding {
  if (finding.category === 'repetition') return finding.rule === 'doubled-word';

  return markedCategories.some((category) => category === finding.category);
}

/** Highlights findings with the CSS Custom Highlight API, without changing the text. Long sentences get brackets instead. */
export function useFindingHighlights(
  page: RefObject<HTMLElement | null>,
  reading: LiveAnalysisState,
  activeCategory: MarkedCategory | null,
): void {
  useEffect(() => {
    if (page.current === null || !('highlights' in CSS)) return;
    const content = readEditableText(page.current);
    const isCurrent = reading.state === 'read' && reading.text === content.text;
    if (!isCurrent) return;

    const shown = reading.analysis.findings
      .filter(isMarked)
      .filter(({ category }) => activeCategory === null || category === activeCategory);
    for (const [name, ranges] of highlightRanges(shown, content)) {
      CSS.highlights.set(name, new Highlight(...ranges));
    }
  }, [page, reading, activeCategory]);

  useEffect(() => () => clearHighlights(), []);
}

const highlightCategories = [
  'spelling',
  'grammar',
  'repetition',
  'passive',
  'echo',
  'adverb',
] as const;
const highlightName = (mark: (typeof highlightCategories)[number]) => `landing-${mark}`;

function highlightRanges(
  findings: readonly MarkedFinding[],
  content: EditableText,
): Map<string, Range[]> {
  const ranges = new Map<string, Range[]>(
    highlightCategories.map((mark) => [highlightName(mark), []]),
  );
  const add = (mark: (typeof highlightCategories)[number], from: number, to: number) => {
    const range = domRangeOf(content, from, to);
    if (range !== undefined) ranges.get(highlightName(mark))?.push(range);
  };

  for (const { category, span, related } of findings) {
    if (category === 'long-sentence') continue;
    for (const { from, to } of [span, ...related]) add(category, from, to);
  }

  return ranges;
}

function clearHighlights(): void {
  if (!('highlights' in CSS)) return;
  for (const mark of highlightCategories) CSS.highlights.delete(highlightName(mark));
}
