/**
 * A written number with the minus sign of print: `Intl` writes the hyphen of the keyboard, which is shorter and sits lower than
 * a plus. For screens and pictures; files for other programs keep the hyphen, which they read as a number.
 *
 * @example
 * withMinus('-0.4') // '−0.4'
 */
export function withMinus(written: string): string {
  return written.replace('-', '−');
}
