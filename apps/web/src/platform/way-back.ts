const home = '/app';
const login = '/auth/login';

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
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.startsWith(login);
}
