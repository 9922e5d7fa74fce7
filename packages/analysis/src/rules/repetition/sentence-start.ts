import { titleAbbreviation } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import type { SentenceSpan } from '../../text/sentences.ts';
import { endOf, entryOf, startOf } from '../../text/words.ts';
import { minRepeatedStarts } from '../../thresholds.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { formAt, hasClass, isSpokenAt } from '../word-access.ts';

/** Reports the third sentence in a row, within a paragraph, that opens with the same word; once per row. */
export const sentenceStart: ParagraphRule = {
  rules: ['sentence-start'],

  find(paragraph) {
    const { sentences } = paragraph;
    const matches: Match[] = [];
    for (let at = 0; at < sentences.length; ) {
      const row = findRow(paragraph, at);
      if (row.length >= minRepeatedStarts && !isRhetorical(paragraph, row))
        matches.push(createMatch(paragraph, row));
      at += row.length;
    }

    return matches;
  },
};

/** The sentences from `at` on that open with the same word; dialogue ends the row. */
function findRow(paragraph: SegmentedParagraph, at: number): readonly SentenceSpan[] {
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

/** I could go. I could stay. I could sing: anaphora is rhetorical, as are exclamations and questions. A title is part of a name. */
function isRhetorical(paragraph: SegmentedParagraph, row: readonly SentenceSpan[]): boolean {
  const { text, words } = paragraph;
  const [first] = row;
  if (first && hasClass(paragraph, first.first, titleAbbreviation)) return true;
  const secondWords = row.slice(0, minRepeatedStarts).map((one) => entryOf(words, one.first + 1));
  if (new Set(secondWords).size === 1) return true;

  return (
    row.filter(({ to }) => /[!?]["”’»]?$/.test(text.slice(to - 2, to))).length >= minRepeatedStarts
  );
}

function createMatch(paragraph: SegmentedParagraph, row: readonly SentenceSpan[]): Match {
  const { words } = paragraph;
  const firstWords = row.map(({ first }) => first);
  const third = firstWords[minRepeatedStarts - 1] ?? 0;

  return {
    rule: 'sentence-start',
    first: third,
    end: third + 1,
    related: firstWords
      .slice(0, minRepeatedStarts - 1)
      .map((first) => ({ paragraphs: 0, from: startOf(words, first), to: endOf(words, first) })),
    reason: {
      code: 'sentence-start',
      values: { word: formAt(paragraph, third), uses: row.length },
    },
  };
}
