import type { FindingCategory } from '@longhand/analysis';
import { isBracketed } from '../editor/bracketed.ts';
import { type LineLook, lineLook } from '../editor/text-look.ts';
import type { ToldFinding } from './told-findings.ts';

export type Note = ToldFinding & { number: number };

/** Words in a row that wear the same marks. */
export type Piece = {
  /** Where it begins in the text. */
  from: number;
  text: string;
  marks: readonly FindingCategory[];
  /** Half brackets before and behind it: those of a long sentence. */
  opens: boolean;
  closes: boolean;
  /** Numbers of the notes that end here. */
  notes: readonly number[];
};

export type AnnotatedLine = {
  from: number;
  look: LineLook;
  /** An empty line stands before it. */
  isApart: boolean;
  pieces: readonly Piece[];
  notes: readonly Note[];
};

/**
 * The lines of a text that are not empty, each with its marks and the notes that belong beside it. Findings come in
 * order of the text; one that goes over several lines is noted at the first of them.
 */
export function annotate(text: string, told: readonly ToldFinding[]): AnnotatedLine[] {
  const lines: AnnotatedLine[] = [];
  let from = 0;
  let next = 0;
  let before: string | null = null;
  let open: Note[] = [];
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const notes: Note[] = [];
    for (; next < told.length; next += 1) {
      const one = told[next];
      if (one === undefined || one.finding.span.from > to) break;
      notes.push({ ...one, number: next + 1 });
    }
    const touching = [...open, ...notes];
    if (line.trim() !== '') {
      const pieces = piecesOf({ line, from }, touching, notes);
      const isApart = lines.length > 0 && before?.trim() === '';
      lines.push({ from, look: lineLook(line, before), isApart, pieces, notes });
    }
    open = touching.filter(({ finding }) => finding.span.to > to + 1);
    before = line;
    from = to + 1;
  }

  return lines;
}

type Place = { line: string; from: number };

function piecesOf({ line, from }: Place, touching: readonly Note[], own: readonly Note[]): Piece[] {
  const to = from + line.length;
  const ends = new Map<number, number[]>();
  for (const { number, finding } of own) {
    const at = Math.min(finding.span.to, to);
    ends.set(at, [...(ends.get(at) ?? []), number]);
  }
  const spans = touching.map(({ finding }) => finding.span);
  const cuts = new Set([from, to, ...spans.flatMap((span) => [span.from, span.to])]);
  const places = [...cuts].filter((at) => at >= from && at <= to).sort((a, b) => a - b);
  const starting = touching.toSorted((a, b) => a.finding.span.from - b.finding.span.from);
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
