/** A number as people type it, with a comma or a point before its fraction; null for nothing, undefined for no number. */
export function readNumber(typed: string): number | null | undefined {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٫,]/, '.')
    .replace('−', '-');
  if (plain === '') return null;

  return /^-?\d{1,6}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}
