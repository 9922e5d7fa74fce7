import type { FindingCategory } from '@longhand/analysis';
import { isBracketed } from '../../editor/findings/is-bracketed.ts';
import { type LineStyle, lineStyleOf } from '../../editor/markdown-decorations.ts';
import type { FindingInContext } from './findings-in-context.ts';

export type Note = FindingInContext & { number: number };

/** A run of text with the same marks. */
export type Piece = {
  /** Offset in the text. */
  from: number;
  text: string;
  marks: readonly FindingCategory[];
  /** Half brackets before and after it: they enclose a long sentence. */
  opens: boolean;
  closes: boolean;
  /** Numbers of the notes that end here. */
  notes: readonly number[];
};

export type AnnotatedLine = {
  from: number;
  look: LineStyle;
  /** A blank line comes before it. */
  hasGapBefore: boolean;
  pieces: readonly Piece[];
  notes: readonly Note[];
};

/**
 * The non-blank lines of a text, each with its marks and margin notes. Findings are in text order; one that spans several lines is noted at
 * the first.
 */
export function annotate(text: string, findings: readonly FindingInContext[]): AnnotatedLine[] {
  const lines: AnnotatedLine[] = [];
  let from = 0;
  let next = 0;
  let before: string | null = null;
  let open: Note[] = [];
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const notes: Note[] = [];
    for (; next < findings.length; next += 1) {
      const one = findings[next];
      if (one === undefined || one.finding.span.from > to) break;
      notes.push({ ...one, number: next + 1 });
    }
    const touching = [...open, ...notes];
    if (line.trim() !== '') {
      const pieces = splitLine({ line, from }, touching, notes);
      const hasGapBefore = lines.length > 0 && before?.trim() === '';
      lines.push({ from, look: lineStyleOf(line, before), hasGapBefore, pieces, notes });
    }
    open = touching.filter(({ finding }) => finding.span.to > to + 1);
    before = line;
    from = to + 1;
  }

  return lines;
}

type TextLine = { line: string; from: number };

function splitLine(
  { line, from }: TextLine,
  activeNotes: readonly Note[],
  own: readonly Note[],
): Piece[] {
  const to = from + line.length;
  const ends = new Map<number, number[]>();
  for (const { number, finding } of own) {
    const at = Math.min(finding.span.to, to);
    ends.set(at, [...(ends.get(at) ?? []), number]);
  }
  const spans = activeNotes.map(({ finding }) => finding.span);
  const cuts = new Set([from, to, ...spans.flatMap((span) => [span.from, span.to])]);
  const places = [...cuts].filter((at) => at >= from && at <= to).sort((a, b) => a - b);
  const starting = activeNotes.toSorted((a, b) => a.finding.span.from - b.finding.span.from);
  const pieces: Piece[] = [];
  let active: Note[] = [];
  let next = 0;
  for (const [index, start] of places.entries()) {
    const end = places[index + 1];
    if (end === undefined) break;
    for (; next < starting.length; next += 1) {
      const one = starting[next];
      if (one === undefined || one.finding.span.from > start) break;
      active.push(one);
    }
    active = active.filter(({ finding }) => finding.span.to > start);
    const brackets = active.filter(({ finding }) => isBracketed(finding));
    const marks = active.map(({ finding }) => finding).filter((one) => !isBracketed(one));
    pieces.push({
      from: start,
      text: line.slice(start - from, end - from),
      marks: [...new Set(marks.map(({ category }) => category))],
      opens: brackets.some(({ finding }) => finding.span.from === start),
      closes: brackets.some(({ finding }) => finding.span.to === end),
      notes: ends.get(end) ?? [],
    });
  }

  return pieces;
}
