/**
 * Ranks how well a name matches a search, 0 best; null if it does not match. Every search word must occur in the name or in `extraText`;
 * accents and case are ignored.
 *
 * @example rankName('The Tide Clerk', 'tide') // 2
 */
export function rankName(name: string, search: string, beside = ''): number | null {
  const [own, wanted] = [foldName(name), foldName(search).trim()];
  const whole = `${own} ${foldName(beside)}`;
  if (!wanted.split(/\s+/).every((word) => whole.includes(word))) return null;
  if (own === wanted) return 0;
  if (own.startsWith(wanted)) return 1;
  if (wordStarts(own, wanted)) return 2;

  return own.includes(wanted) ? 3 : 4;
}

function wordStarts(name: string, wanted: string): boolean {
  const at = name.indexOf(wanted);

  return at > 0 && !/[\p{L}\p{N}]/u.test(name.charAt(at - 1));
}

function foldName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
