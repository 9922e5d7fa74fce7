/**
 * Where to go next, if that is a page of this application; anything else is null, and the caller goes home.
 *
 * It must begin with one slash and hold no backslash, control character or space, no empty segment and none of dots:
 * then every reader of addresses, browser, proxy or router, finds the same path in it, and no other origin. What is
 * below `/api`, or begins an external sign-in, is no page.
 *
 * @param wanted what came in an address or a form: not to be believed
 * @returns the path with query and hash, in ASCII
 * @example returnPath('/app/goals?page=2') // '/app/goals?page=2'
 * @example returnPath('//evil.example') // null
 */
export function returnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > 2_000 || !wanted.isWellFormed()) return null;
  if (!/^\/[^\\\p{C}\p{Z}]*$/u.test(wanted)) return null;

  const path = plainPath(wanted);
  if (path === null || /[\\\p{C}]/u.test(path)) return null;
  if (/\/(\/|\.{1,2}(\/|$))/.test(path)) return null;
  if (/^\/(api|dev|auth\/external-login)(\/|$)/i.test(path)) return null;

  return wanted.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** The path alone, as a server reads it. */
function plainPath(wanted: string): string | null {
  try {
    return decodeURIComponent(wanted.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}
