/**
 * Replaces the hyphen-minus of `Intl` with a typographic minus sign. For screens and images only; files for other programs keep the hyphen,
 * which they can parse.
 *
 * @example
 * withMinus('-0.4') // '−0.4'
 */
export function withMinus(written: string): string {
  return written.replace('-', '−');
}
