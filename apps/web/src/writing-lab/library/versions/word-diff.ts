import { diffArrays } from 'diff';

/** Words of a changed paragraph: in both texts, only in the newer, or only in the older. */
type DiffPiece = { text: string; is: 'same' | 'added' | 'removed' };
type DiffBlock = { unchanged: number } | { pieces: readonly DiffPiece[] };

export type WordDiff = { changes: readonly DiffBlock[]; added: number; removed: number };

/** The edit limits; beyond them the diff would be slow and of little use, so the texts are shown whole. */
const maxParagraphEdits = 4_000;
const maxWordEdits = 1_500;

/** The word diff of two texts; unchanged paragraphs are only counted. */
export function createWordDiff(before: string, after: string): WordDiff {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const lines = diffArrays(old, fresh, { maxEditLength: maxParagraphEdits }) ?? [
    { value: old, removed: true, added: false },
    { value: fresh, removed: false, added: true },
  ];
  const changes: DiffBlock[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { value, added, removed } = lines[at] ?? { value: [], added: false, removed: false };
    const next = lines[at + 1];
    if (!added && !removed) {
      changes.push({ unchanged: value.filter((line) => line.trim() !== '').length });
    } else if (removed && next?.added) {
      changes.push({ pieces: diffWords(value.join('\n'), next.value.join('\n')) });
      at += 1;
    } else {
      changes.push({ pieces: [{ text: value.join('\n'), is: added ? 'added' : 'removed' }] });
    }
  }
  const pieces = changes.flatMap((change) => ('pieces' in change ? change.pieces : []));

  return {
    changes,
    added: countDiffWords(pieces, 'added'),
    removed: countDiffWords(pieces, 'removed'),
  };
}

function diffWords(before: string, after: string): DiffPiece[] {
  const words = diffArrays(splitWords(before), splitWords(after), { maxEditLength: maxWordEdits });
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

/** Segments line by line because Intl.Segmenter is slow on long strings. */
function splitWords(text: string): string[] {
  return text
    .split(/(?<=\n)/)
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment));
}

function countDiffWords(pieces: readonly DiffPiece[], what: DiffPiece['is']): number {
  let words = 0;
  for (const { text, is } of pieces) {
    if (is !== what) continue;
    words += splitWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }

  return words;
}
