/**
 * Why a verse result is unavailable. `language`: no rules for this language; `counted`: its verse is syllabic, not metrical; `feet`: its
 * verse is metrical, not syllabic, or quantitative (Arabic); `vowels`: the vowels that its metres depend on are not written (Arabic);
 * `toneless`: the language has no tones; `unregulated`: not four or eight lines of five or seven characters each; `uneven`: no foot or length
 * fits; `mixed`: no length fits, but half of the lines or more (`share`, 0–1) have the same one; `too-short`: too few lines, or too few lines
 * whose words are known.
 */
export type VerseAbsence =
  | { code: 'language' | 'counted' | 'feet' | 'vowels' | 'toneless' | 'unregulated' | 'uneven' }
  | { code: 'mixed'; syllables: number; share: number }
  | { code: 'too-short'; unit: 'lines'; needs: number; has: number };

/** A result, or the reason for its absence. */
export type VerseResult<What> = { value: What } | { value: null; absent: VerseAbsence };

/** Minimum number of lines for a metre or a line length. */
export const verseMinLines = 4;

export function withoutResult(absent: VerseAbsence): { value: null; absent: VerseAbsence } {
  return { value: null, absent };
}
