import type { SessionUser } from '@longhand/contract/auth';
import { useRouter, useSearch } from '@tanstack/react-router';
import { takeOverLocale } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { keys, sessionShelf } from '../platform/storage.ts';
import { afterLogin } from '../platform/way-back.ts';

/** Begins a session and goes where the person wanted to go. */
export function useEnter() {
  const router = useRouter();
  const search: { redirect?: unknown } = useSearch({ strict: false });

  return (user: SessionUser, remember: boolean) => {
    const to = afterLogin(search.redirect, sessionShelf.get(keys.intendedRoute));
    sessionShelf.remove(keys.intendedRoute);
    session.signIn(user, remember);
    void takeOverLocale(user.preferences);
    router.history.push(to);
  };
}
