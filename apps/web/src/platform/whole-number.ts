/**
 * Parses a whole number with any thousands separators, Latin or Arabic digits, and a minus. Undefined for anything else, so that `1.5` is
 * never read as 15.
 *
 * @example readWholeNumber('1,250') // 1250
 * @example readWholeNumber('١٬٢٥٠') // 1250
 * @example readWholeNumber('1.5') // undefined
 */
export function readWholeNumber(text: string): number | undefined {
  const plain = toLatinDigits(text.trim()).replace(/^[−‐–]/u, '-');
  const digits = /^-?\d+$/.test(plain) ? plain : removeGroupMarks(plain);
  if (digits === undefined) return undefined;

  const value = Number(digits);

  return Number.isSafeInteger(value) ? value : undefined;
}

/** Every group but the first must have three digits, with the same separator. */
function removeGroupMarks(text: string): string | undefined {
  const grouped = /^-?\d{1,3}(?:([.,'’\s٬،])\d{3})(?:\1\d{3})*$/u.exec(text);

  return grouped === null ? undefined : text.replace(/[.,'’\s٬،]/gu, '');
}

function toLatinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
