import type { Line } from './line.ts';
import type { Ending } from './sounds.ts';

export type RhymeKind = 'perfect' | 'slant' | 'same word';

/** The letter of a line, and by what kind of rhyme it follows an earlier line with the same letter. */
export type LineRhyme = { letter: string; kind: RhymeKind | null; with: number | null };

/** So many lines back a rhyme is still heard. */
const memory = 16;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Letters for the lines, in order of their first line; a line that rhymes with none gets a letter of its own.
 * A perfect rhyme is sought first, over stanzas; a slant one only within the stanza, with a line that has found no
 * better partner. After 52 letters they begin again.
 */
export function rhymesOf(
  lines: readonly Line[],
  endings: readonly (Ending | null)[],
): readonly LineRhyme[] {
  const groups = perfectGroups(lines, endings);
  joinSlant(lines, endings, groups);
  const letterOf = new Map<number, string>();

  return groups.map(({ group, kind, partner }) => {
    const letter = letterOf.get(group) ?? letters.charAt(letterOf.size % letters.length);
    letterOf.set(group, letter);

    return { letter, kind, with: partner };
  });
}

type Grouped = { group: number; kind: RhymeKind | null; partner: number | null };

function perfectGroups(lines: readonly Line[], endings: readonly (Ending | null)[]): Grouped[] {
  const groups: Grouped[] = [];
  lines.forEach((line, at) => {
    const own = endings[at];
    let found: Grouped = { group: at, kind: null, partner: null };
    for (let before = at - 1; own && before >= Math.max(0, at - memory); before--) {
      const other = endings[before];
      if (!other || !shares(own.perfect, other.perfect)) continue;
      const isSame = lastWord(line) === lastWord(lines[before]);
      found = {
        group: groups[before]?.group ?? before,
        kind: isSame ? 'same word' : 'perfect',
        partner: before,
      };
      if (!isSame) break;
    }
    groups.push(found);
  });

  return groups;
}

/** Lines that stand alone look for a slant rhyme among the other lonely ones of their stanza, the nearest first. */
function joinSlant(
  lines: readonly Line[],
  endings: readonly (Ending | null)[],
  groups: Grouped[],
): void {
  const sizes = new Map<number, number>();
  for (const { group } of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const partners = new Set<number>();
  const isLonely = (at: number) => sizes.get(groups[at]?.group ?? -1) === 1;
  groups.forEach((grouped, at) => {
    const own = endings[at];
    if (!own || !isLonely(at)) return;
    for (
      let before = at - 1;
      before >= Math.max(0, at - memory) && lines[before]?.stanza === lines[at]?.stanza;
      before--
    ) {
      const other = endings[before];
      const isFree = isLonely(before) || groups[before]?.kind === 'slant' || partners.has(before);
      if (!other || !isFree || !shares(own.slant, other.slant)) continue;
      grouped.group = groups[before]?.group ?? before;
      grouped.kind = 'slant';
      grouped.partner = before;
      partners.add(before);
      sizes.set(grouped.group, (sizes.get(grouped.group) ?? 0) + 1);
      break;
    }
  });
}

function shares(one: readonly string[], other: readonly string[]): boolean {
  return one.some((key) => other.includes(key));
}

function lastWord(line: Line | undefined): string | undefined {
  return line?.words.at(-1)?.form;
}
