import type { SessionUser, SignInReply } from '@longhand/contract/auth';
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { adoptAccountLocale } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { safeSessionStorage, storageKeys } from '../../platform/storage.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { type PendingSignIn, savePendingSignIn } from './pending-sign-in.ts';

/** Starts the session and opens the requested page. */
export function useCompleteSignIn() {
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

/** Opens the verification screen for a sign-in code or second factor. */
export function useStartVerification() {
  const router = useRouter();
  const query = useRouterState({ select: (state) => state.location.searchStr });

  return (pending: PendingSignIn) => {
    savePendingSignIn(safeSessionStorage, pending);
    router.history.push(`/auth/verify${query}`);
  };
}

/** After the first factor: completes the sign-in, or continues with the second factor. */
export function useContinueSignIn() {
  const completeSignIn = useCompleteSignIn();
  const startVerification = useStartVerification();

  return (answer: SignInReply, { email, remember }: { email: string; remember: boolean }) => {
    if ('user' in answer) completeSignIn(answer.user, remember);
    else startVerification({ email, remember, isByCode: false });
  };
}
