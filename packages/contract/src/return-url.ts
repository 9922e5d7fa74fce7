/**
 * Validates a return URL against open redirects: a path of this app, or null, in which case the caller uses the home page.
 *
 * It must start with one slash and contain no backslash, control character, space, empty segment or dot segment: browsers, proxies and
 * routers then agree on the same path and origin. Paths below `/api` and external sign-in routes are rejected.
 *
 * @param requestedUrl untrusted value from a query string or form
 * @returns the path with query and hash, in ASCII
 * @example returnPath('/app/goals?page=2') // '/app/goals?page=2'
 * @example returnPath('//evil.example') // null
 */
export function returnPath(requestedUrl: unknown): string | null {
  if (
    typeof requestedUrl !== 'string' ||
    requestedUrl.length > 2_000 ||
    !requestedUrl.isWellFormed()
  )
    return null;
  if (!/^\/[^\\\p{C}\p{Z}]*$/u.test(requestedUrl)) return null;

  const path = decodedPath(requestedUrl);
  if (path === null || /[\\\p{C}]/u.test(path)) return null;
  if (/\/(\/|\.{1,2}(\/|$))/.test(path)) return null;
  if (/^\/(api|dev|auth\/external-login)(\/|$)/i.test(path)) return null;

  return requestedUrl.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** The decoded path without query and hash, or null if it is malformed. */
function decodedPath(wanted: string): string | null {
  try {
    return decodeURIComponent(wanted.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}
