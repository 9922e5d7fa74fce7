import { navigateTo } from '../platform/navigation.ts';
import type { SessionEndReason } from '../platform/session.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { redirectToSignIn } from './guard.ts';

/**
 * Redirects when a session ends: to the landing page after signing out, to sign-in when the session expired. The query cache is cleared
 * only after the screens are unmounted, or they would refetch.
 */
export async function redirectOnSessionEnd(reason: SessionEndReason): Promise<void> {
  const { pathname, search, hash } = location;

  if (reason === 'signedOut') await navigateTo('/');
  else if (pathname !== '/auth/login')
    await navigateTo(signInPath(pathname, pathname + search + hash));

  const { queryClient } = await import('../platform/query.ts');
  queryClient.clear();
}

/** App screens are stored as the return path, public pages are not. */
function signInPath(pathname: string, href: string): string {
  const decision = redirectToSignIn({ path: pathname, fullPath: href });
  if (decision.kind !== 'redirect' || !pathname.startsWith('/app')) return '/auth/login';

  safeSessionStorage.set(storageKeys.intendedRoute, href);

  return `${decision.to}?${new URLSearchParams(decision.search)}`;
}
