import { partsOf } from '@longhand/contract/measure-parts';
import type { Measure } from '@longhand/contract/progress-values';
import { readWholeNumber } from '../../platform/whole-number.ts';

/**
 * An amount as the writer counts it: minutes, pages and own units with one decimal, all others whole.
 *
 * @example inUnits(250, 'page') // 2.5
 */
export function inUnits(amount: number, measure: Measure): number {
  const parts = partsOf[measure];
  if (parts === 1) return Math.round(amount);

  return Math.round((amount / parts) * 10) / 10;
}

/**
 * An amount as it is typed, in the parts it is kept in: whole numbers for most, `2.5` for pages, chapters and own units, minutes
 * or `1:30` for time. Undefined for anything else.
 *
 * @example readAmount('1:30', 'time') // 5400
 */
export function readAmount(text: string, measure: Measure): number | undefined {
  const parts = partsOf[measure];
  const clock = measure === 'time' ? /^(\d{1,5}):([0-5]\d)$/.exec(latin(text)) : null;
  if (clock) return (Number(clock[1]) * 60 + Number(clock[2])) * 60;
  const whole = readWholeNumber(text);
  if (whole !== undefined) return whole * parts;
  if (parts === 1) return undefined;
  const decimal = /^-?\d{1,9}[.,٫]\d{1,2}$/.exec(latin(text));

  return decimal ? Math.round(Number(decimal[0].replace(/[,٫]/, '.')) * parts) : undefined;
}

/** An amount for a field that it is typed into; what `readAmount` reads as the same. */
export function writeAmount(amount: number, measure: Measure, write: (n: number) => string) {
  const parts = partsOf[measure];

  return amount % parts === 0
    ? write(amount / parts)
    : String(Math.round((amount / parts) * 100) / 100);
}

function latin(text: string): string {
  return text
    .trim()
    .normalize('NFKC')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/^[−‐–]/u, '-');
}
