import { partsPerUnit } from '@longhand/contract/measure-parts';
import type { Measure } from '@longhand/contract/progress-values';
import { readWholeNumber } from '../../platform/whole-number.ts';

/**
 * A stored amount in the user's unit: minutes, pages and own units with one decimal, all others whole.
 *
 * @example toUserUnits(250, 'page') // 2.5
 */
export function toUserUnits(amount: number, measure: Measure): number {
  const parts = partsPerUnit[measure];
  if (parts === 1) return Math.round(amount);

  return Math.round((amount / parts) * 10) / 10;
}

/**
 * Parses a typed amount to stored parts: whole numbers for most measures, `2.5` for pages, chapters and own units, minutes or `1:30` for
 * time. Undefined for anything else.
 *
 * @example parseTypedAmount('1:30', 'time') // 5400
 */
export function parseTypedAmount(text: string, measure: Measure): number | undefined {
  const parts = partsPerUnit[measure];
  const clockMatch = measure === 'time' ? /^(\d{1,5}):([0-5]\d)$/.exec(toLatinDigits(text)) : null;
  if (clockMatch) return (Number(clockMatch[1]) * 60 + Number(clockMatch[2])) * 60;
  const whole = readWholeNumber(text);
  if (whole !== undefined) return whole * parts;
  if (parts === 1) return undefined;
  const decimal = /^-?\d{1,9}[.,٫]\d{1,2}$/.exec(toLatinDigits(text));

  return decimal ? Math.round(Number(decimal[0].replace(/[,٫]/, '.')) * parts) : undefined;
}

/** Formats a stored amount for an input, so that `parseTypedAmount` returns the same amount. */
export function formatAmountInput(amount: number, measure: Measure, write: (n: number) => string) {
  const parts = partsPerUnit[measure];

  return amount % parts === 0
    ? write(amount / parts)
    : String(Math.round((amount / parts) * 100) / 100);
}

function toLatinDigits(text: string): string {
  return text
    .trim()
    .normalize('NFKC')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/^[−‐–]/u, '-');
}
