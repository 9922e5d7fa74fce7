import { type Finding, type FindingCategory, findingInText, type Span } from '@longhand/analysis';
import { type FindingsView, isShown, toCurrentSpan } from '../../editor/findings/findings-field.ts';

/** A finding with its sentence, cut if it is too long. */
export type ReportFinding = {
  finding: Finding;
  /** Counted from 1, as in the editor. */
  paragraph: number;
  before: string;
  words: string;
  after: string;
};

export type CategoryFindings = {
  category: FindingCategory;
  count: number;
  /** The first findings, in text order. */
  shown: readonly ReportFinding[];
};

/** Keeps the report of a novel short enough to read and print. */
export const maxPerCategory = 50;

/** All findings that are not ignored, by category, the most frequent category first, with the listed ones limited. */
export function collectFindings(view: FindingsView, text: string): readonly CategoryFindings[] {
  const { analysis, ignored } = view;
  const categories = new Map<FindingCategory, { count: number; shown: ReportFinding[] }>();
  analysis.paragraphs.forEach(({ findings, sentences }, index) => {
    const start = analysis.offsets[index] ?? 0;
    for (const one of findings.toSorted((a, b) => a.from - b.from)) {
      if (!isShown({ ignored, only: null }, one)) continue;
      const group = categories.get(one.category) ?? { count: 0, shown: [] };
      categories.set(one.category, group);
      group.count += 1;
      if (group.shown.length >= maxPerCategory) continue;
      const inDocument = findingInText(analysis, index, one);
      const sentenceInParagraph = sentences.findLast(({ from }) => from <= one.from) ?? one;
      const sentence = toCurrentSpan(view, {
        from: start + sentenceInParagraph.from,
        to: start + sentenceInParagraph.to,
      });
      const span = toCurrentSpan(view, inDocument.span);
      group.shown.push({
        finding: inDocument,
        paragraph: index + 1,
        ...excerptInSentence(text, sentence, span),
      });
    }
  });

  return Array.from(categories, ([category, kind]) => ({ category, ...kind })).toSorted(
    (one, other) => other.count - one.count,
  );
}

const maxContext = 140;
const maxWords = 240;

function excerptInSentence(text: string, sentence: Span, { from, to }: Span) {
  const start = Math.max(sentence.from, from - maxContext);
  const end = Math.min(Math.max(sentence.to, to), to + maxContext);
  const before = text.slice(start, from);
  const words = text.slice(from, Math.min(to, from + maxWords));
  const after = text.slice(to, end);

  return {
    before: toOneLine(start > sentence.from ? before.replace(/^\S{0,30}\s/, '… ') : before),
    words: toOneLine(to - from > maxWords ? words.replace(/\s\S{0,30}$/, ' …') : words),
    after: toOneLine(end < sentence.to ? after.replace(/\s\S{0,30}$/, ' …') : after),
  };
}

function toOneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}
