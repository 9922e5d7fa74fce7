import { returnPath } from '@longhand/contract/return-url';

const home = '/app';

/**
 * Where to go after signing in: the address says it, else what was kept, else home. Only paths of this app count, and
 * signing in again leads nowhere.
 *
 * @param redirect the query of the login page
 * @param intended what was kept under `auth.intended_route`
 */
export function afterLogin(redirect: unknown, intended: string | null): string {
  const ways = [redirect, intended].map(returnPath);

  return ways.find((path) => path !== null && !path.startsWith('/auth/login')) ?? home;
}
