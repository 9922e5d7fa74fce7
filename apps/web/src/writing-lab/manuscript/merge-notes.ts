import type { Chapter } from '@longhand/contract/writing-lab-chapters';

export type Noted = Pick<Chapter, 'synopsis' | 'notes'>;

/** What was typed over `known` here, together with what was saved over it elsewhere: a field that both changed has both. */
export function mergeNotes(known: Noted, { mine, theirs }: { mine: Noted; theirs: Noted }): Noted {
  const merge = (field: keyof Noted) => {
    if (mine[field] === known[field] || mine[field] === theirs[field]) return theirs[field];

    return theirs[field] === known[field] ? mine[field] : joinLines(theirs[field], mine[field]);
  };

  return { synopsis: merge('synopsis'), notes: merge('notes') };
}

function joinLines(one: string, other: string): string {
  return [one, other].filter((text) => text !== '').join('\n\n');
}
