import type { ParagraphText } from '../paragraph.ts';
import { type MarkCounts, marksIn, noMarks } from './quote-style.ts';
import { type Sequences, sequencesIn } from './repeated-phrase.ts';
import type { Setting } from './rule.ts';

/** What the rules of the whole text read from a paragraph once, as long as it stays. */
export type Traces = { sequences: Sequences; marks: MarkCounts };

/** A paragraph with what the rules of the whole text know of it. */
export type TracedText = ParagraphText & { traces: Traces };

export function tracesOf(paragraph: ParagraphText, { wanted }: Setting): Traces {
  return {
    sequences: wanted.has('repeated-phrase') ? sequencesIn(paragraph) : noSequences,
    marks: wanted.has('quote-style') ? marksIn(paragraph.text, paragraph.signs) : noMarks,
  };
}

const noSequences: Sequences = [];
