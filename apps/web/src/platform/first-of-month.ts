/**
 * The first of a month as French writes it, `1er décembre`: `Intl` has the bare figure.
 *
 * @param written one date or two, in words
 * @param locale the language they are written in
 */
export function firstOfMonth(written: string, locale: string): string {
  if (!locale.startsWith('fr')) return written;

  return written.replaceAll(/(?<![\d:])1(?=\s\p{L}|–)/gu, '1er');
}
