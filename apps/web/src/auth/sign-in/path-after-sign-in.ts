import { returnPath } from '@longhand/contract/return-url';

const homePath = '/app';

/**
 * Path after sign-in: from the URL, else the stored one, else home. Only paths of this app other than sign-in are allowed.
 *
 * @param redirect query parameter of the sign-in page
 * @param storedPath value of `auth.intended_route`
 */
export function pathAfterSignIn(redirect: unknown, storedPath: string | null): string {
  const candidates = [redirect, storedPath].map(returnPath);

  return candidates.find((path) => path !== null && !path.startsWith('/auth/login')) ?? homePath;
}
