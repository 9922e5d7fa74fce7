import { refuse } from '@longhand/contract/errors';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NoResponseError } from '../platform/failures.ts';
import { session } from '../platform/session.ts';
import { safeSessionStorage } from '../platform/storage.ts';
import { api } from './api.ts';
import { AuthFrame } from './frame/auth-frame.tsx';
import { FailedStep } from './frame/failed-step.tsx';
import { SupportContact } from './frame/support-contact.tsx';
import { pathAfterSignIn } from './sign-in/path-after-sign-in.ts';
import { savePendingSignIn } from './sign-in/pending-sign-in.ts';

/** Forwards Spotify's response to the server: signs in the linked user, or links Spotify to the signed-in one. */
export default function SpotifyCallback() {
  const t = useTranslations();
  const router = useRouter();
  const [failure, setFailure] = useState<unknown>(null);

  const finishSignIn = useCallback(() => {
    const query = router.state.location.searchStr.replace(/^\?/, '');

    setFailure(null);
    finishOnce(query).then((to) => router.history.replace(to), setFailure);
  }, [router]);
  useEffect(finishSignIn, [finishSignIn]);

  if (failure !== null) {
    const onRetry = failure instanceof NoResponseError ? finishSignIn : undefined; // an answered code cannot be used again

    return <FailedStep title="Spotify" failure={failure} onRetry={onRetry} />;
  }

  return (
    <AuthFrame title="Spotify" subtitle={t('auth.external.arriving')} footer={<SupportContact />}>
      {null}
    </AuthFrame>
  );
}

const finishes = new Map<string, Promise<string>>();

/** Spotify's code works only once, but React may run the effect twice. */
function finishOnce(query: string): Promise<string> {
  const known = finishes.get(query);
  if (known !== undefined) return known;

  const finishing = finish(query);
  finishes.set(query, finishing);
  finishing.catch(() => finishes.delete(query)); // allow a retry

  return finishing;
}

async function finish(query: string): Promise<string> {
  if (!new URLSearchParams(query).has('state')) throw refuse('external_expired'); // opened without Spotify's parameters

  const { outcome, returnUrl } = await api.completeSpotifySignIn({ body: { query } });
  const to = pathAfterSignIn(returnUrl, null);
  if (outcome === 'second_factor') {
    savePendingSignIn(safeSessionStorage, { email: '', remember: false, isByCode: false });

    return `/auth/verify?${new URLSearchParams({ redirect: to })}`;
  }
  if (outcome === 'signed_in') {
    const { user } = await api.me();
    session.signIn(user, false);
  }

  return to;
}
