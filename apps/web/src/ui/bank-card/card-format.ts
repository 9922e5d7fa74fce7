import { digitsOf } from '../digits.ts';

/** How a card number is printed: American Express in 4, 6 and 5, the others in fours. */
const amex = [4, 6, 5];
const fours = [4, 4, 4, 4];

/** What is typed as a card number, in the groups in which it is printed. */
export function formatNumber(typed: string): string {
  return groupsOf(typed)
    .map((group) => group.replaceAll(missing, ''))
    .filter((group) => group !== '')
    .join(' ');
}

/** The groups of a card number as they stand on the card; what is still to come is a point. */
export function groupsOf(typed: string): string[] {
  const digits = digitsOf(typed);
  const lengths = /^3[47]/.test(digits) ? amex : fours;
  let from = 0;

  return lengths.map((length) => {
    const group = digits.slice(from, from + length);
    from += length;

    return group.padEnd(length, missing);
  });
}

/** Month and year as they are typed; a nought comes before a single figure that can begin no month: 8 becomes 08 /. */
export function formatExpiration(typed: string): string {
  const digits = digitsOf(typed).replace(/^(?=[2-9])/, '0');
  if (digits.length < 2) return digits;
  const month = Number(digits.slice(0, 2));
  if (month < 1 || month > 12) return digits.slice(0, 1);
  const year = digits.slice(2, 4);
  const isTurned = year !== '' || /^[2-9]/.test(digitsOf(typed));

  return `${digits.slice(0, 2)}${isTurned ? ' /' : ''} ${year}`.trimEnd();
}

/** The expiration as it stands on the card: 08/2 and a point for what is still to come. */
export function shownExpiration(typed: string): string {
  const digits = digitsOf(formatExpiration(typed)).padEnd(4, missing);

  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
}

/** Three digits on the back, four on American Express. */
export function formatCode(typed: string, number: string): string {
  return digitsOf(typed).slice(0, codeLength(number));
}

export function codeLength(number: string): number {
  return /^3[47]/.test(digitsOf(number)) ? 4 : 3;
}

const missing = '•';
