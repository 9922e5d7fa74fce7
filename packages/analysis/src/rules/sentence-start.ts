import { titleAbbreviation } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import type { SentenceSpan } from '../text/sentences.ts';
import { endOf, entryOf, startOf } from '../text/words.ts';
import { minRepeatedStarts } from '../thresholds.ts';
import { formAt, isOf, isSpokenAt } from './reading.ts';
import type { Finder, Match } from './rule.ts';

/** The third sentence in a row, within a paragraph, that opens with the same word; told once for each row. */
export const sentenceStart: Finder = {
  rules: ['sentence-start'],

  find(paragraph) {
    const { sentences } = paragraph;
    const matches: Match[] = [];
    for (let at = 0; at < sentences.length; ) {
      const row = rowFrom(paragraph, at);
      if (row.length >= minRepeatedStarts && !isMeant(paragraph, row))
        matches.push(matchOf(paragraph, row));
      at += row.length;
    }

    return matches;
  },
};

/** The sentences from `at` on that open with the same word; speech ends the row. */
function rowFrom(paragraph: SegmentedParagraph, at: number): readonly SentenceSpan[] {
  const { sentences, words } = paragraph;
  const start = sentences[at];
  if (!start) return [];
  const entry = entryOf(words, start.first);
  let end = at + 1;
  if (isSpokenAt(paragraph, start.first)) return [start];
  for (let next = sentences[end]; next; next = sentences[++end]) {
    if (entryOf(words, next.first) !== entry || isSpokenAt(paragraph, next.first)) break;
  }

  return sentences.slice(at, end);
}

/** I could go. I could stay. I could sing: a figure of speech, as are cries and questions; and a title is part of a name. */
function isMeant(paragraph: SegmentedParagraph, row: readonly SentenceSpan[]): boolean {
  const { text, words } = paragraph;
  const [first] = row;
  if (first && isOf(paragraph, first.first, titleAbbreviation)) return true;
  const seconds = row.slice(0, minRepeatedStarts).map((one) => entryOf(words, one.first + 1));
  if (new Set(seconds).size === 1) return true;

  return (
    row.filter(({ to }) => /[!?]["”’»]?$/.test(text.slice(to - 2, to))).length >= minRepeatedStarts
  );
}

function matchOf(paragraph: SegmentedParagraph, row: readonly SentenceSpan[]): Match {
  const { words } = paragraph;
  const firsts = row.map(({ first }) => first);
  const third = firsts[minRepeatedStarts - 1] ?? 0;

  return {
    rule: 'sentence-start',
    first: third,
    end: third + 1,
    related: firsts
      .slice(0, minRepeatedStarts - 1)
      .map((first) => ({ paragraphs: 0, from: startOf(words, first), to: endOf(words, first) })),
    reason: {
      code: 'sentence-start',
      values: { word: formAt(paragraph, third), uses: row.length },
    },
  };
}
