import type { SessionUser, SignInReply } from '@longhand/contract/auth';
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { adoptAccountLocale } from '../platform/locale.ts';
import { pathAfterSignIn } from '../platform/path-after-sign-in.ts';
import { session } from '../platform/session.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { keepPendingSignIn, type PendingSignIn } from './pending-sign-in.ts';

/** Begins a session and goes where the person wanted to go. */
export function useEnter() {
  const router = useRouter();
  const search: { redirect?: unknown } = useSearch({ strict: false });

  return (user: SessionUser, remember: boolean) => {
    const to = pathAfterSignIn(search.redirect, safeSessionStorage.get(storageKeys.intendedRoute));
    safeSessionStorage.remove(storageKeys.intendedRoute);
    safeSessionStorage.remove(storageKeys.pendingSignIn);
    session.signIn(user, remember);
    void adoptAccountLocale(user.preferences);
    router.history.push(to);
  };
}

/** Goes to the one field that a sign-in may still want. */
export function useVerify() {
  const router = useRouter();
  const query = useRouterState({ select: (state) => state.location.searchStr });

  return (pending: PendingSignIn) => {
    keepPendingSignIn(safeSessionStorage, pending);
    router.history.push(`/auth/verify${query}`);
  };
}

/** After the first half of a sign-in: in, or on to the second. */
export function useGoOn() {
  const enter = useEnter();
  const verify = useVerify();

  return (answer: SignInReply, { email, remember }: { email: string; remember: boolean }) => {
    if ('user' in answer) enter(answer.user, remember);
    else verify({ email, remember, isByCode: false });
  };
}
