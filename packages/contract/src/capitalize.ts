/**
 * Capitalizes the first letter, for a date that stands alone as a heading: French and Spanish write months and weekdays in lowercase.
 *
 * @example capitalize('octobre 2026', 'fr') // 'Octobre 2026'
 */
export function capitalize(text: string, locale: string): string {
  const [first = '', ...rest] = text;

  return first.toLocaleUpperCase(locale) + rest.join('');
}
