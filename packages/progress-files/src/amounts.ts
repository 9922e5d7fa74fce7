import { westernDigits } from './dates.ts';

/** Which sign parts whole from fraction in a file; the other one groups thousands. */
export type DecimalSign = '.' | ',';

/**
 * The sign that a column uses: a sign that is ever followed by other than three digits, or that stands last
 * after the other one, parts fractions. "1,234" alone says nothing, and is read as English writes it.
 */
export function detectDecimalSign(values: readonly string[]): DecimalSign {
  for (const value of values) {
    const text = westernDigits(value).replaceAll('٫', ',').replaceAll('٬', '.');
    if (/\d,\d{1,2}$|\d,\d{4,}$|\.\d{3},\d+$/u.test(text.trim())) return ',';
    if (/\d\.\d{1,2}$|\d\.\d{4,}$|,\d{3}\.\d+$/u.test(text.trim())) return '.';
  }

  return values.some((value) => /^\s*[-+]?\d{1,3}(\.\d{3})+\s*$/u.test(westernDigits(value)))
    ? ','
    : '.';
}

/**
 * A number as people write it, with groups, spaces, any minus and Arabic digits; null where it is none.
 *
 * @example parseAmount('−1 234,5', ',') // -1234.5
 */
export function parseAmount(value: string, decimalSign: DecimalSign): number | null {
  const text = westernDigits(value)
    .replaceAll('٫', decimalSign)
    .replace(/[٬\s\u00a0\u202f\u2009'’]/gu, '')
    .replace(/^[−–]/u, '-')
    .replaceAll(decimalSign === '.' ? ',' : '.', '')
    .replace(decimalSign, '.');

  return /^[-+]?\d+(\.\d+)?$/u.test(text) ? Number(text) : null;
}
