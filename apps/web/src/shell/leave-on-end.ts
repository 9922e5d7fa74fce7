import { goTo } from '../platform/navigation.ts';
import type { EndReason } from '../platform/session.ts';
import { keys, sessionShelf } from '../platform/storage.ts';
import { toLogin } from './guard.ts';

/**
 * Where a session leads when it ends: home when the person left, to sign-in when the server no longer knew it.
 * What was asked for is forgotten only after the screens are gone, else they would ask again.
 */
export async function leaveOnEnd(reason: EndReason): Promise<void> {
  const { pathname, search, hash } = location;

  if (reason === 'signedOut') await goTo('/');
  else if (pathname !== '/auth/login') await goTo(wayToLogin(pathname, pathname + search + hash));

  const { queryClient } = await import('../platform/query.ts');
  queryClient.clear();
}

/** A screen that needs a login is come back to; a public one is not. */
function wayToLogin(pathname: string, href: string): string {
  const way = toLogin({ path: pathname, fullPath: href });
  if (way.kind !== 'redirect' || !pathname.startsWith('/app')) return '/auth/login';

  sessionShelf.set(keys.intendedRoute, href);

  return `${way.to}?${new URLSearchParams(way.search)}`;
}
