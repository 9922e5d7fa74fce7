import type { ExternalProvider } from '@longhand/contract/auth-external';
import { Refusal } from '@longhand/contract/errors';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { adoptAccountLocale } from '../platform/locale.ts';
import { pathAfterSignIn } from '../platform/path-after-sign-in.ts';
import { session } from '../platform/session.ts';
import { isSignedIn } from '../platform/session-machine.ts';
import { safeSessionStorage } from '../platform/storage.ts';
import { showFailureToast } from '../platform/toasts.ts';
import { quietApi } from './api.ts';
import { keepPendingSignIn } from './pending-sign-in.ts';

export type PendingProof = {
  provider: ExternalProvider | null;
  email: string | null;
  returnUrl: string;
  remember: boolean;
};

type Search = { returnUrl?: unknown; remember?: unknown; isNew?: unknown };

/** Goes on where an external sign-in has led: the page came with the session, where there is one. */
export function useArrival() {
  const router = useRouter();
  const [proof, setProof] = useState<PendingProof | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const goOn = useCallback(() => {
    const follow = (next: Next) => {
      if ('to' in next) router.history.replace(next.to);
      else setProof(next.proof);
    };

    setFailure(null);
    const tell = (reason: unknown) => {
      showFailureToast(reason);
      setFailure(reason);
    };

    arrive(router.state.location.search).then(follow, tell);
  }, [router]);
  useEffect(goOn, [goOn]);

  return { proof, failure, goOn };
}

type Next = { to: string } | { proof: PendingProof };

async function arrive({ returnUrl: wanted, ...search }: Search): Promise<Next> {
  const returnUrl = pathAfterSignIn(wanted, null);
  const remember = String(search.remember) === 'true';
  const { user } = session.state.get();
  if (user !== null && isSignedIn(session.state.get())) {
    if (remember) session.signIn(user, true);
    void adoptAccountLocale(user.preferences);

    return { to: String(search.isNew) === 'true' ? setUpThen(returnUrl) : returnUrl };
  }
  const [second, pending] = await Promise.all([
    quietApi.readSecondFactor(),
    quietApi.readExternalProof(),
  ]);
  if (second.isPending) {
    keepPendingSignIn(safeSessionStorage, { email: '', remember, isByCode: false });

    return { to: `/auth/verify?${new URLSearchParams({ redirect: returnUrl })}` };
  }
  if (!pending.isPending) throw new Refusal('external_expired');

  return { proof: { ...pending, remember } };
}

/** Somebody new first says who they are. */
export function setUpThen(returnUrl: string): string {
  return `/auth/setup-account?${new URLSearchParams({ redirect: returnUrl })}`;
}
