import type { WaitlistPlace as Place } from '@longhand/contract/auth-waitlist';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FailedStep } from './failed-step.tsx';
import styles from './form.module.css';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

/** The place in the queue, and the way out of it. */
export function WaitlistPlace({ token, onLeft }: { token: string; onLeft: () => void }) {
  const t = useTranslations();
  const attempt = useAttempt();
  const [place, setPlace] = useState<Place | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLeft, setLeft] = useState(false);

  const read = useCallback(() => {
    setFailure(null);
    api.readWaitlistPlace({ body: { token } }).then(setPlace, setFailure);
  }, [token]);
  useEffect(read, [read]);

  const leave = async () => {
    const answer = await attempt.run(() => api.leaveWaitlist({ body: { token } }));
    setAsking(false);
    if (answer === undefined) return;
    onLeft();
    setLeft(true);
  };

  const subtitle = () => {
    if (isLeft) return t('auth.waitlist.left');
    if (place === null) return t('auth.verify.reading');
    if (place.isInvited) return t('auth.waitlist.invited');

    return t('auth.waitlist.place', { position: place.position });
  };

  if (failure !== null) {
    return (
      <FailedStep
        title={t('auth.waitlist.placeTitle')}
        failure={failure}
        onAgain={read}
        wayOut={{ to: '/', words: t('auth.waitlist.home') }}
      />
    );
  }

  return (
    <AuthFrame title={t('auth.waitlist.placeTitle')} subtitle={subtitle()}>
      <div className={styles.form}>
        <p className={styles.failure} role="alert">
          {attempt.error}
        </p>
        {place !== null && !isLeft && (
          <>
            <p className={styles.help}>{t('auth.waitlist.mail')}</p>
            <Button wide onClick={() => setAsking(true)}>
              {t('auth.waitlist.leave')}
            </Button>
          </>
        )}
        {isLeft && (
          <ButtonLink to="/" variant="primary" wide>
            {t('auth.waitlist.home')}
          </ButtonLink>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <AskDialog
            title={t('auth.waitlist.leaveTitle')}
            body={t('auth.waitlist.leaveBody')}
            confirm={t('auth.waitlist.leave')}
            stay={t('auth.waitlist.stay')}
            onConfirm={() => void leave()}
            onStay={() => setAsking(false)}
          />
        </Suspense>
      )}
    </AuthFrame>
  );
}
