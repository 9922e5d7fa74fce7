import type { EndReason } from '../platform/session.ts';
import { keys, sessionShelf } from '../platform/storage.ts';
import { toLogin } from './guard.ts';

/** Where a session leads when it ends: home when the person left, to sign-in when the server forgot it. */
export async function leaveOnEnd(reason: EndReason): Promise<void> {
  const { router } = await import('./router.tsx');
  const { pathname, href } = router.state.location;
  const { queryClient } = await import('../platform/query.ts');
  queryClient.clear();

  if (reason === 'signedOut') return router.navigate({ to: '/' });
  if (pathname === '/auth/login') return;

  const way = toLogin({ path: pathname, fullPath: href });
  if (way.kind !== 'redirect') return;
  const isWorthReturning = pathname.startsWith('/app');
  if (isWorthReturning) sessionShelf.set(keys.intendedRoute, href);
  await router.navigate({ to: way.to, search: isWorthReturning ? way.search : {} });
}
