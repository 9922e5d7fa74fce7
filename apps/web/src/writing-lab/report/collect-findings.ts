import { type Finding, type FindingCategory, inText, type Span } from '@longhand/analysis';
import { type FindingsView, isShown, placeNow } from '../editor/findings-field.ts';

/** A finding with the sentence around its words, cut where it gets long. */
export type ReportFinding = {
  finding: Finding;
  /** Counted from 1, as beside the text. */
  paragraph: number;
  before: string;
  words: string;
  after: string;
};

export type FindingsOfKind = {
  category: FindingCategory;
  count: number;
  /** The first of them in order of the text. */
  shown: readonly ReportFinding[];
};

/** Of each kind, so that the report of a novel stays one that can be read and printed. */
export const mostOfKind = 50;

/** All findings that are not ignored, by kind, the most frequent kind first; of each kind as many as a report lists. */
export function collectFindings(view: FindingsView, text: string): readonly FindingsOfKind[] {
  const { analysis, ignored } = view;
  const kinds = new Map<FindingCategory, { count: number; shown: ReportFinding[] }>();
  analysis.paragraphs.forEach(({ findings, sentences }, index) => {
    const start = analysis.offsets[index] ?? 0;
    for (const one of findings.toSorted((a, b) => a.from - b.from)) {
      if (!isShown({ ignored, only: null }, one)) continue;
      const kind = kinds.get(one.category) ?? { count: 0, shown: [] };
      kinds.set(one.category, kind);
      kind.count += 1;
      if (kind.shown.length >= mostOfKind) continue;
      const whole = inText(analysis, index, one);
      const around = sentences.findLast(({ from }) => from <= one.from) ?? one;
      const sentence = placeNow(view, { from: start + around.from, to: start + around.to });
      const span = placeNow(view, whole.span);
      kind.shown.push({
        finding: whole,
        paragraph: index + 1,
        ...inSentence(text, sentence, span),
      });
    }
  });

  return Array.from(kinds, ([category, kind]) => ({ category, ...kind })).toSorted(
    (one, other) => other.count - one.count,
  );
}

const mostAround = 140;
const mostWords = 240;

function inSentence(text: string, sentence: Span, { from, to }: Span) {
  const start = Math.max(sentence.from, from - mostAround);
  const end = Math.min(Math.max(sentence.to, to), to + mostAround);
  const before = text.slice(start, from);
  const words = text.slice(from, Math.min(to, from + mostWords));
  const after = text.slice(to, end);

  return {
    before: onOneLine(start > sentence.from ? before.replace(/^\S{0,30}\s/, '… ') : before),
    words: onOneLine(to - from > mostWords ? words.replace(/\s\S{0,30}$/, ' …') : words),
    after: onOneLine(end < sentence.to ? after.replace(/\s\S{0,30}$/, ' …') : after),
  };
}

function onOneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}
