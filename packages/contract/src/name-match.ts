/**
 * Ranks how well a name matches a search, 0 best; null if it does not match. Every search word must occur in the name or in `extraText`;
 * accents and case are ignored.
 *
 * @example rankName('The Tide Clerk', 'tide') // 2
 */
export function rankName(name: string, search: string, extraText = ''): number | null {
  const [foldedName, foldedSearch] = [foldName(name), foldName(search).trim()];
  const whole = `${foldedName} ${foldName(extraText)}`;
  if (!foldedSearch.split(/\s+/).every((word) => whole.includes(word))) return null;
  if (foldedName === foldedSearch) return 0;
  if (foldedName.startsWith(foldedSearch)) return 1;
  if (isAtWordStart(foldedName, foldedSearch)) return 2;

  return foldedName.includes(foldedSearch) ? 3 : 4;
}

function isAtWordStart(name: string, wanted: string): boolean {
  const at = name.indexOf(wanted);

  return at > 0 && !/[\p{L}\p{N}]/u.test(name.charAt(at - 1));
}

function foldName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
