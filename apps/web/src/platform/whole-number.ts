/**
 * A whole number as people type it: with or without the marks their language puts between thousands, in Latin
 * or in Arabic digits, with a minus. Undefined for anything else, so that `1.5` is refused and never read as 15.
 *
 * @example readWholeNumber('1,250') // 1250
 * @example readWholeNumber('١٬٢٥٠') // 1250
 * @example readWholeNumber('1.5') // undefined
 */
export function readWholeNumber(text: string): number | undefined {
  const plain = latinDigits(text.trim()).replace(/^[−‐–]/u, '-');
  const digits = /^-?\d+$/.test(plain) ? plain : withoutGroups(plain);
  if (digits === undefined) return undefined;

  const value = Number(digits);

  return Number.isSafeInteger(value) ? value : undefined;
}

/** Groups count only where every one but the first has three digits and all marks are the same. */
function withoutGroups(text: string): string | undefined {
  const grouped = /^-?\d{1,3}(?:([.,'’\s٬،])\d{3})(?:\1\d{3})*$/u.exec(text);

  return grouped === null ? undefined : text.replace(/[.,'’\s٬،]/gu, '');
}

function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
