/**
 * French writes the first of a month as `1er décembre`; `Intl` omits the ordinal.
 *
 * @param formattedDate one date or a range
 * @param locale its language
 */
export function withFrenchOrdinal(formattedDate: string, locale: string): string {
  if (!locale.startsWith('fr')) return formattedDate;

  return formattedDate.replaceAll(/(?<![\d:])1(?=\s\p{L}|–)/gu, '1er');
}
