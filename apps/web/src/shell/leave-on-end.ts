import { navigateTo } from '../platform/navigation.ts';
import type { SessionEndReason } from '../platform/session.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { toLogin } from './guard.ts';

/**
 * Where a session leads when it ends: home when the person left, to sign-in when the server no longer knew it.
 * What was asked for is forgotten only after the screens are gone, else they would ask again.
 */
export async function leaveOnEnd(reason: SessionEndReason): Promise<void> {
  const { pathname, search, hash } = location;

  if (reason === 'signedOut') await navigateTo('/');
  else if (pathname !== '/auth/login')
    await navigateTo(wayToLogin(pathname, pathname + search + hash));

  const { queryClient } = await import('../platform/query.ts');
  queryClient.clear();
}

/** A screen that needs a login is come back to; a public one is not. */
function wayToLogin(pathname: string, href: string): string {
  const way = toLogin({ path: pathname, fullPath: href });
  if (way.kind !== 'redirect' || !pathname.startsWith('/app')) return '/auth/login';

  safeSessionStorage.set(storageKeys.intendedRoute, href);

  return `${way.to}?${new URLSearchParams(way.search)}`;
}
