import type { SessionUser, SignInReply } from '@longhand/contract/auth';
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { takeOverLocale } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { keys, sessionShelf } from '../platform/storage.ts';
import { afterLogin } from '../platform/way-back.ts';
import { keepPendingSignIn, type PendingSignIn } from './pending-sign-in.ts';

/** Begins a session and goes where the person wanted to go. */
export function useEnter() {
  const router = useRouter();
  const search: { redirect?: unknown } = useSearch({ strict: false });

  return (user: SessionUser, remember: boolean) => {
    const to = afterLogin(search.redirect, sessionShelf.get(keys.intendedRoute));
    sessionShelf.remove(keys.intendedRoute);
    sessionShelf.remove(keys.pendingSignIn);
    session.signIn(user, remember);
    void takeOverLocale(user.preferences);
    router.history.push(to);
  };
}

/** Goes to the one field that a sign-in may still want. */
export function useVerify() {
  const router = useRouter();
  const query = useRouterState({ select: (state) => state.location.searchStr });

  return (pending: PendingSignIn) => {
    keepPendingSignIn(sessionShelf, pending);
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
