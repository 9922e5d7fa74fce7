import { westernDigits } from './dates.ts';

/** Decimal sign of a file; the other one groups thousands. */
export type DecimalSign = '.' | ',';

/**
 * Detects the decimal sign of a column: a sign followed by other than three digits, or placed after the other sign, is the decimal sign.
 * "1,234" alone is ambiguous and is read as in English.
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
 * Parses a number with group separators, spaces, any minus sign and Arabic digits; null if it is not a number.
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
