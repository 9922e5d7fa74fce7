/** Parses a typed number with a comma or a point as decimal separator; null if empty, undefined if not a number. */
export function parseNumber(typed: string): number | null | undefined {
  const normalized = typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٫,]/, '.')
    .replace('−', '-');
  if (normalized === '') return null;

  return /^-?\d{1,6}(\.\d{1,4})?$/.test(normalized) ? Number(normalized) : undefined;
}
