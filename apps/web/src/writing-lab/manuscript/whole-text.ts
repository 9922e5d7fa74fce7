import type { Span } from '@longhand/analysis';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { perThousand } from '../reading/rate.ts';
import type { WholeReading } from '../reading/reading.ts';

type Part = {
  id: string;
  title: string;
  text: string;
  words: number;
  kind: DocumentKind;
  language: TextLanguage;
};

/** Several texts as one, and where each of them lies in it. */
export type WholeText = {
  text: string;
  kind: DocumentKind;
  language: TextLanguage;
  chapters: readonly (Span & Pick<Part, 'id' | 'title' | 'text' | 'words'>)[];
};

const between = '\n\n';

/** Joins chapters; kind and language are those that most of the words are in. Null where there are no words. */
export function joinChapters(parts: readonly Part[]): WholeText | null {
  let at = 0;
  const chapters = parts.map(({ id, title, text, words }) => {
    const from = at;
    at += text.length + between.length;

    return { id, title, text, words, from, to: from + text.length };
  });
  if (parts.every(({ text }) => text.trim() === '')) return null;

  return {
    text: parts.map(({ text }) => text).join(between),
    kind: mostOf(parts, ({ kind }) => kind) ?? 'fiction',
    language: mostOf(parts, ({ language }) => language) ?? 'und',
    chapters,
  };
}

export type ChapterFigures = {
  words: number;
  sentenceLength: number | null;
  dialogue: number | null;
  findings: number | null;
};

/** What the reading of the whole says of each chapter. */
export function figuresByChapter(
  { chapters }: WholeText,
  { sentences, found }: WholeReading['details'],
): readonly ChapterFigures[] {
  const all = Object.values(found).flat();
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

/** The spans within each chapter, in its own offsets. */
export function spansByChapter(
  { chapters }: WholeText,
  spans: readonly Span[],
): readonly (readonly Span[])[] {
  return groupByChapter(chapters, spans, (span) => span).map((own, index) => {
    const start = chapters[index]?.from ?? 0;

    return own.map(({ from, to }) => ({ from: from - start, to: to - start }));
  });
}

/** What begins within each chapter, in the order in which it came. */
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

function mostOf<Value>(parts: readonly Part[], pick: (part: Part) => Value): Value | undefined {
  const words = new Map<Value, number>();
  for (const part of parts) {
    words.set(pick(part), (words.get(pick(part)) ?? 0) + part.words);
  }

  return [...words].sort(([, one], [, other]) => other - one)[0]?.[0];
}
