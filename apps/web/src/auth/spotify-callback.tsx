import { refuse } from '@longhand/contract/errors';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NoResponseError } from '../platform/failures.ts';
import { pathAfterSignIn } from '../platform/path-after-sign-in.ts';
import { session } from '../platform/session.ts';
import { safeSessionStorage } from '../platform/storage.ts';
import { api } from './api.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FailedStep } from './failed-step.tsx';
import { LockedOut } from './locked-out.tsx';
import { keepPendingSignIn } from './pending-sign-in.ts';

/** Brings the server what Spotify sent along: who linked it is signed in, who is signed in links it. */
export default function SpotifyCallback() {
  const t = useTranslations();
  const router = useRouter();
  const [failure, setFailure] = useState<unknown>(null);

  const goOn = useCallback(() => {
    const query = router.state.location.searchStr.replace(/^\?/, '');

    setFailure(null);
    finishOnce(query).then((to) => router.history.replace(to), setFailure);
  }, [router]);
  useEffect(goOn, [goOn]);

  if (failure !== null) {
    const onAgain = failure instanceof NoResponseError ? goOn : undefined; // what was answered is used up

    return <FailedStep title="Spotify" failure={failure} onAgain={onAgain} />;
  }

  return (
    <AuthFrame title="Spotify" subtitle={t('auth.external.arriving')} foot={<LockedOut />}>
      {null}
    </AuthFrame>
  );
}

const finished = new Map<string, Promise<string>>();

/** What Spotify sent works once, however often the screen is drawn. */
function finishOnce(query: string): Promise<string> {
  const known = finished.get(query);
  if (known !== undefined) return known;

  const going = finish(query);
  finished.set(query, going);
  going.catch(() => finished.delete(query)); // to be tried again

  return going;
}

async function finish(query: string): Promise<string> {
  if (!new URLSearchParams(query).has('state')) throw refuse('external_expired'); // opened by hand: nothing came along

  const { outcome, returnUrl } = await api.finishSpotify({ body: { query } });
  const to = pathAfterSignIn(returnUrl, null);
  if (outcome === 'second_factor') {
    keepPendingSignIn(safeSessionStorage, { email: '', remember: false, isByCode: false });

    return `/auth/verify?${new URLSearchParams({ redirect: to })}`;
  }
  if (outcome === 'signed_in') {
    const { user } = await api.me();
    session.signIn(user, false);
  }

  return to;
}
