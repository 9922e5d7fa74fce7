import type { Line } from './line.ts';
import type { RhymeKeys } from './sounds/sounds.ts';

export type RhymeKind = 'perfect' | 'slant' | 'same word';

/** Rhyme letter of a line, and the kind of its rhyme with an earlier line. */
export type LineRhyme = { letter: string; kind: RhymeKind | null; with: number | null };

/** Maximum distance of rhyming lines. */
const memory = 16;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Letters for the lines, in order of their first line; a line that rhymes with none gets a letter of its own.
 * A perfect rhyme is sought first, over stanzas; a slant one only within the stanza, with a line that has found no
 * better partner. After 52 letters they begin again.
 */
export function rhymesOf(
  lines: readonly Line[],
  endings: readonly (RhymeKeys | null)[],
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

function perfectGroups(lines: readonly Line[], endings: readonly (RhymeKeys | null)[]): Grouped[] {
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

/** Matches unrhymed lines with a slant rhyme among the other unrhymed lines of their stanza, nearest first. */
function joinSlant(
  lines: readonly Line[],
  endings: readonly (RhymeKeys | null)[],
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
