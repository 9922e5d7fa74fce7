import type { Span } from '@longhand/analysis';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { perThousand } from '../../analysis/findings/finding-rate.ts';
import type { DetailedTextAnalysis } from '../../analysis/texts/text-analysis.ts';

type ChapterText = {
  id: string;
  title: string;
  text: string;
  words: number;
  kind: DocumentKind;
  language: TextLanguage;
};

/** Several texts joined into one, with the span of each. */
export type JoinedText = {
  text: string;
  kind: DocumentKind;
  language: TextLanguage;
  chapters: readonly (Span & Pick<ChapterText, 'id' | 'title' | 'text' | 'words'>)[];
};

const separator = '\n\n';

/** Joins chapters. Kind and language are those with the most words. Null if there is no text. */
export function joinChapters(parts: readonly ChapterText[]): JoinedText | null {
  let at = 0;
  const chapters = parts.map(({ id, title, text, words }) => {
    const from = at;
    at += text.length + separator.length;

    return { id, title, text, words, from, to: from + text.length };
  });
  if (parts.every(({ text }) => text.trim() === '')) return null;

  return {
    text: parts.map(({ text }) => text).join(separator),
    kind: mostFrequentByWords(parts, ({ kind }) => kind) ?? 'fiction',
    language: mostFrequentByWords(parts, ({ language }) => language) ?? 'und',
    chapters,
  };
}

export type ChapterFigures = {
  words: number;
  sentenceLength: number | null;
  dialogue: number | null;
  findings: number | null;
};

/** Metrics of each chapter, from the analysis of the joined text. */
export function figuresByChapter(
  { chapters }: JoinedText,
  { sentences, findingSpans }: DetailedTextAnalysis['details'],
): readonly ChapterFigures[] {
  const all = Object.values(findingSpans).flat();
  const sentencesOf = groupByChapter(chapters, sentences, ({ span }) => span);
  const findingsOf = groupByChapter(chapters, all, (span) => span);

  return chapters.map(({ words: saved }, index) => {
    const own = sentencesOf[index] ?? [];
    const words = own.reduce((sum, sentence) => sum + sentence.words, 0);
    const spoken = own.reduce((sum, one) => sum + (one.isDialogue ? one.words : 0), 0);

    return {
      words: saved,
      sentenceLength: own.length === 0 ? null : words / own.length,
      dialogue: words === 0 ? null : spoken / words,
      findings: perThousand((findingsOf[index] ?? []).length, saved),
    };
  });
}

/** Spans grouped by chapter, with offsets within the chapter. */
export function spansByChapter(
  { chapters }: JoinedText,
  spans: readonly Span[],
): readonly (readonly Span[])[] {
  return groupByChapter(chapters, spans, (span) => span).map((own, index) => {
    const start = chapters[index]?.from ?? 0;

    return own.map(({ from, to }) => ({ from: from - start, to: to - start }));
  });
}

/** Groups items by the chapter in which they begin, keeping their order. */
function groupByChapter<Item>(
  chapters: readonly Span[],
  items: readonly Item[],
  spanOf: (item: Item) => Span,
): readonly Item[][] {
  const groups: Item[][] = chapters.map(() => []);
  const starts = chapters.map(({ from }) => from);
  for (const item of items) {
    const { from } = spanOf(item);
    groups[
      Math.max(
        0,
        starts.findLastIndex((start) => start <= from),
      )
    ]?.push(item);
  }

  return groups;
}

function mostFrequentByWords<Value>(
  parts: readonly ChapterText[],
  pick: (part: ChapterText) => Value,
): Value | undefined {
  const words = new Map<Value, number>();
  for (const part of parts) {
    words.set(pick(part), (words.get(pick(part)) ?? 0) + part.words);
  }

  return [...words].sort(([, one], [, other]) => other - one)[0]?.[0];
}
