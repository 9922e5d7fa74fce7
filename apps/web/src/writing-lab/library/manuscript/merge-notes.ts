import type { Chapter } from '@longhand/contract/writing-lab-chapters';

export type NoteFields = Pick<Chapter, 'synopsis' | 'notes'>;

/** Three-way merge of notes: `mine` and `theirs` both started from `known`. A field changed in both gets both texts. */
export function mergeNotes(
  known: NoteFields,
  { mine, theirs }: { mine: NoteFields; theirs: NoteFields },
): NoteFields {
  const merge = (field: keyof NoteFields) => {
    if (mine[field] === known[field] || mine[field] === theirs[field]) return theirs[field];

    return theirs[field] === known[field] ? mine[field] : joinLines(theirs[field], mine[field]);
  };

  return { synopsis: merge('synopsis'), notes: merge('notes') };
}

function joinLines(one: string, other: string): string {
  return [one, other].filter((text) => text !== '').join('\n\n');
}
