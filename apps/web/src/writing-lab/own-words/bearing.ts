import { readAlwaysKey } from '../device/ignored.ts';
import type { Reading } from '../reading/reading.ts';
import type { SaidOfText } from './said-of-text.ts';

/**
 * What of the things said can change how this text is read; empty when nothing does. A word that no word of the text begins
 * like is left out, so that a library is not read anew for each name that is added to the dictionary. Where the words of
 * the text are not all known, or are joined to others, everything counts.
 */
export function bearingOn(
  text: Pick<Reading, 'language' | 'frequencies'>,
  { dictionary = [], houseRules = [], ignored }: SaidOfText,
): string {
  const mayHave = words(text);
  const bearing = [
    dictionary.filter(mayHave),
    houseRules.filter(({ find }) => mayHave(find)),
    [...(ignored?.always ?? [])].filter((key) => mayHave(readAlwaysKey(key).words)).sort(),
    [...(ignored?.here ?? [])].sort(),
  ];

  return bearing.every(({ length }) => length === 0) ? '' : JSON.stringify(bearing);
}

/** Whether all parts of some words may stand in the text. */
function words({
  language,
  frequencies,
}: Pick<Reading, 'language' | 'frequencies'>): (said: string) => boolean {
  const known = frequencies.uses.reduce((sum, [, uses]) => sum + uses, 0);
  if (language === 'ar' || language === 'zh' || known < frequencies.words) return () => true;
  const beginnings = new Set<string>();
  for (const [word] of frequencies.uses) {
    for (const part of partsOf(word)) {
      for (let length = 1; length <= beginning; length++) beginnings.add(part.slice(0, length));
    }
  }

  return (said) => partsOf(said).every((part) => beginnings.has(part.slice(0, beginning)));
}

/** Ends differ by form; so many letters do not. */
const beginning = 4;

function partsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
