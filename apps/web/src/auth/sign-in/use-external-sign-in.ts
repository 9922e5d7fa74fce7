import type { ExternalProvider } from '@longhand/contract/auth-external';
import { Refusal } from '@longhand/contract/errors';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { adoptAccountLocale } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { isSignedIn } from '../../platform/session-machine.ts';
import { safeSessionStorage } from '../../platform/storage.ts';
import { showFailureToast } from '../../platform/toasts.ts';
import { quietApi } from '../api.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { savePendingSignIn } from './pending-sign-in.ts';

export type PendingProof = {
  provider: ExternalProvider | null;
  email: string | null;
  returnUrl: string;
  remember: boolean;
};

type Search = { returnUrl?: unknown; remember?: unknown; isNew?: unknown };

/** Continues after an external sign-in: the page already has the session, if one was created. */
export function useExternalSignIn() {
  const router = useRouter();
  const [proof, setProof] = useState<PendingProof | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const resume = useCallback(() => {
    const applyStep = (next: NextStep) => {
      if ('to' in next) router.history.replace(next.to);
      else setProof(next.proof);
    };

    setFailure(null);
    const showError = (reason: unknown) => {
      showFailureToast(reason);
      setFailure(reason);
    };

    resolveNextStep(router.state.location.search).then(applyStep, showError);
  }, [router]);
  useEffect(resume, [resume]);

  return { proof, failure, resume };
}

type NextStep = { to: string } | { proof: PendingProof };

async function resolveNextStep({ returnUrl: requestedUrl, ...search }: Search): Promise<NextStep> {
  const returnUrl = pathAfterSignIn(requestedUrl, null);
  const remember = String(search.remember) === 'true';
  const { user } = session.state.get();
  if (user !== null && isSignedIn(session.state.get())) {
    if (remember) session.signIn(user, true);
    void adoptAccountLocale(user.preferences);

    return { to: String(search.isNew) === 'true' ? setupAccountUrl(returnUrl) : returnUrl };
  }
  const [secondFactor, pending] = await Promise.all([
    quietApi.readSecondFactor(),
    quietApi.readExternalProof(),
  ]);
  if (secondFactor.isPending) {
    savePendingSignIn(safeSessionStorage, { email: '', remember, isByCode: false });

    return { to: `/auth/verify?${new URLSearchParams({ redirect: returnUrl })}` };
  }
  if (!pending.isPending) throw new Refusal('external_expired');

  return { proof: { ...pending, remember } };
}

/** New users complete their profile first. */
export function setupAccountUrl(returnUrl: string): string {
  return `/auth/setup-account?${new URLSearchParams({ redirect: returnUrl })}`;
}
