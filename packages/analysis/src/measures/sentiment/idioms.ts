import { boosters, idioms } from './modifiers.ts';

/** Valence of a word within an idiom or after a degree phrase (“sort of”). */
export function idiomValence(lower: readonly string[], at: number, own: number): number {
  const phrase = (from: number, to: number) => lower.slice(at + from, at + to + 1).join(' ');
  const before = [phrase(-1, 0), phrase(-2, 0), phrase(-2, -1), phrase(-3, -1), phrase(-3, -2)];
  const known = before.find((words) => idioms.has(words));
  let valence = known === undefined ? own : (idioms.get(known) ?? own);
  for (const ahead of [phrase(0, 1), phrase(0, 2)]) valence = idioms.get(ahead) ?? valence;
  for (const degree of [phrase(-3, -1), phrase(-3, -2), phrase(-2, -1)]) {
    valence += degree.includes(' ') ? (boosters.get(degree) ?? 0) : 0;
  }

  return valence;
}
