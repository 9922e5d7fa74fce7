/**
 * Why something is not told of verse. `language`: no rules for it; `counted`: its verse goes by the number of syllables, not by feet;
 * `feet`: the other way round, or by the long and short of its metres (Arabic); `vowels`: its metres go by vowels that are not written here (Arabic); `toneless`: its words have no tones;
 * `unregulated`: not four or eight lines of five or seven characters each; `uneven`: no foot and no length holds; `mixed`:
 * no length holds, but one is that of half the lines or more (`share`, 0–1); `too-short`: fewer lines than
 * it takes, or fewer whose words are known.
 */
export type VerseAbsence =
  | { code: 'language' | 'counted' | 'feet' | 'vowels' | 'toneless' | 'unregulated' | 'uneven' }
  | { code: 'mixed'; syllables: number; share: number }
  | { code: 'too-short'; unit: 'lines'; needs: number; has: number };

/** What was found, or the reason why nothing is told. */
export type Told<What> = { value: What } | { value: null; absent: VerseAbsence };

/** Of fewer lines neither a foot nor a length is told. */
export const fewestLines = 4;

export function untold(absent: VerseAbsence): { value: null; absent: VerseAbsence } {
  return { value: null, absent };
}
