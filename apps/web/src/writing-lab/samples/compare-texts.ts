import { diffArrays } from 'diff';

/** Words of a paragraph that changed: in both, only in the newer text, or only in the older one. */
type Piece = { text: string; is: 'same' | 'added' | 'removed' };
type Change = { unchanged: number } | { pieces: readonly Piece[] };

export type Comparison = { changes: readonly Change[]; added: number; removed: number };

/** Changes looked for before what differs is shown whole: beyond them a comparison takes long and says little. */
const paragraphsMost = 4_000;
const wordsMost = 1_500;

/** What changed from one text to another, by words; paragraphs that are the same are counted. */
export function compareTexts(before: string, after: string): Comparison {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const lines = diffArrays(old, fresh, { maxEditLength: paragraphsMost }) ?? [
    { value: old, removed: true, added: false },
    { value: fresh, removed: false, added: true },
  ];
  const changes: Change[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { value, added, removed } = lines[at] ?? { value: [], added: false, removed: false };
    const next = lines[at + 1];
    if (!added && !removed) {
      changes.push({ unchanged: value.filter((line) => line.trim() !== '').length });
    } else if (removed && next?.added) {
      changes.push({ pieces: compareWords(value.join('\n'), next.value.join('\n')) });
      at += 1;
    } else {
      changes.push({ pieces: [{ text: value.join('\n'), is: added ? 'added' : 'removed' }] });
    }
  }
  const pieces = changes.flatMap((change) => ('pieces' in change ? change.pieces : []));

  return { changes, added: count(pieces, 'added'), removed: count(pieces, 'removed') };
}

function compareWords(before: string, after: string): Piece[] {
  const words = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: wordsMost });
  if (words === undefined) {
    return [
      { text: before, is: 'removed' },
      { text: after, is: 'added' },
    ];
  }

  return words.map(({ value, added, removed }) => ({
    text: value.join(''),
    is: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Line by line: a segmenter is slow on a long string. */
function wordsOf(text: string): string[] {
  return text
    .split(/(?<=\n)/)
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment));
}

function count(pieces: readonly Piece[], what: Piece['is']): number {
  let words = 0;
  for (const { text, is } of pieces) {
    if (is !== what) continue;
    words += wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }

  return words;
}
