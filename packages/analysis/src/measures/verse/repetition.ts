import type { Line } from './line.ts';

/** Repeated lines and phrases. */
export type Repetition = {
  /** Lines that occur more than once, with their indexes. */
  lines: readonly { text: string; at: readonly number[] }[];
  /**
   * The refrain: the longest run of two to 64 consecutive lines that is repeated, with the first line of each occurrence and the label
   * above one of them.
   */
  chorus: { length: number; at: readonly number[]; section: string | null } | null;
  /** The most frequent phrase of two to six words, with at least three occurrences; of equally frequent ones the longest. */
  hook: { text: string; uses: number } | null;
  /** Share of lines that repeat an earlier one, 0–1. */
  share: number;
};

export function repetitionOf(lines: readonly Line[]): Repetition {
  const keys = lines.map(({ words }) => words.map(({ form }) => form).join(' '));
  const places = new Map<string, number[]>();
  const ranks = keys.map((key, at) => {
    const before = places.get(key);
    if (before) return before.push(at) - 1;
    if (key !== '') places.set(key, [at]);

    return 0;
  });
  const repeated = [...places]
    .filter(([, at]) => at.length > 1)
    .map(([text, at]) => ({ text, at }));
  const again = repeated.reduce((sum, { at }) => sum + at.length - 1, 0);

  return {
    lines: repeated,
    chorus: named(
      chorusOf(keys, (at) => {
        const rank = ranks[at] ?? 0;

        return (places.get(keys[at] ?? '') ?? []).slice(rank + 1, rank + 1 + returns);
      }),
      lines,
    ),
    hook: hookOf(lines),
    share: lines.length === 0 ? 0 : again / lines.length,
  };
}

type Run = { length: number; at: readonly number[] };

function named(run: Run | null, lines: readonly Line[]): Repetition['chorus'] {
  const sections = run?.at.map((at) => lines[at]?.section ?? null) ?? [];

  return run && { ...run, section: sections.find((section) => section !== null) ?? null };
}

/** Search limits: occurrences of the first line to compare, and lines per run. They keep the time linear in the text length. */
const returns = 64;
const mostLines = 64;

/** Tries every pair of equal lines as the start of a run. */
function chorusOf(
  keys: readonly string[],
  returnsOf: (line: number) => readonly number[],
): Run | null {
  const runs = new Map<string, Set<number>>();
  let longest: { key: string; length: number } | null = null;
  for (let one = 0; one < keys.length; one++) {
    for (const other of returnsOf(one)) {
      if (one > 0 && keys[one - 1] === keys[other - 1]) continue;
      const most = Math.min(mostLines, other - one);
      let length = 1;
      while (length < most && keys[one + length] === keys[other + length]) length++;
      if (length < 2) continue;
      const key = keys.slice(one, one + length).join('\n');
      runs.set(key, (runs.get(key) ?? new Set()).add(one).add(other));
      if (!longest || length > longest.length) longest = { key, length };
    }
  }

  return (
    longest && {
      length: longest.length,
      at: [...(runs.get(longest.key) ?? [])].sort((a, b) => a - b),
    }
  );
}

function hookOf(lines: readonly Line[]): Repetition['hook'] {
  const uses = new Map<string, number>();
  for (const { words } of lines) {
    for (let size = 2; size <= 6; size++) {
      for (let from = 0; from + size <= words.length; from++) {
        const phrase = words
          .slice(from, from + size)
          .map(({ form }) => form)
          .join(' ');
        uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
      }
    }
  }
  let best: { text: string; uses: number } | null = null;
  for (const [text, count] of uses) {
    if (count < 3) continue;
    const isBetter =
      !best || count > best.uses || (count === best.uses && text.length > best.text.length);
    if (isBetter) best = { text, uses: count };
  }

  return best;
}
