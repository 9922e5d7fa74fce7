const home = '/app';
/** Signing in again leads nowhere, and an address of the server is no page. */
const nowhere = ['/auth/login', '/api/'];

/**
 * Where to go after signing in: the address says it, else what was kept, else home. Only paths of this app count.
 *
 * @param redirect the query of the login page
 * @param intended what was kept under `auth.intended_route`
 */
export function afterLogin(redirect: unknown, intended: string | null): string {
  return [redirect, intended].find(isOwnPath) ?? home;
}

function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return false;

  return !nowhere.some((prefix) => path.startsWith(prefix));
}
