import { digitsOf } from '../digits.ts';

/** Digit groups of a card number: American Express 4-6-5, others 4-4-4-4. */
const amexGroups = [4, 6, 5];
const defaultGroups = [4, 4, 4, 4];

/** A typed card number in its printed groups. */
export function formatCardNumber(typed: string): string {
  return cardNumberGroups(typed)
    .map((group) => group.replaceAll(placeholderDot, ''))
    .filter((group) => group !== '')
    .join(' ');
}

/** The digit groups as shown on the card, missing digits as dots. */
export function cardNumberGroups(typed: string): string[] {
  const digits = digitsOf(typed);
  const lengths = /^3[47]/.test(digits) ? amexGroups : defaultGroups;
  let from = 0;

  return lengths.map((length) => {
    const group = digits.slice(from, from + length);
    from += length;

    return group.padEnd(length, placeholderDot);
  });
}

/** A typed expiration date. A first digit that cannot begin a month gets a leading zero: 8 becomes 08 /. */
export function formatExpiration(typed: string): string {
  const digits = digitsOf(typed).replace(/^(?=[2-9])/, '0');
  if (digits.length < 2) return digits;
  const month = Number(digits.slice(0, 2));
  if (month < 1 || month > 12) return digits.slice(0, 1);
  const year = digits.slice(2, 4);
  const hasYearSeparator = year !== '' || /^[2-9]/.test(digitsOf(typed));

  return `${digits.slice(0, 2)}${hasYearSeparator ? ' /' : ''} ${year}`.trimEnd();
}

/** The expiration date as shown on the card, missing digits as dots. */
export function expirationOnCard(typed: string): string {
  const digits = digitsOf(formatExpiration(typed)).padEnd(4, placeholderDot);

  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
}

/** Three digits, four for American Express. */
export function formatSecurityCode(typed: string, number: string): string {
  return digitsOf(typed).slice(0, securityCodeLength(number));
}

export function securityCodeLength(number: string): number {
  return /^3[47]/.test(digitsOf(number)) ? 4 : 3;
}

const placeholderDot = '•';
