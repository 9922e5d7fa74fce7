import type { WaitlistPosition as Place } from '@longhand/contract/auth-waitlist';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { api, useAuthAttempt } from '../api.ts';
import styles from '../form/form.module.css';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { FailedStep } from '../frame/failed-step.tsx';

const ScopedConfirmDialog = lazy(() => import('../frame/scoped-confirm-dialog.tsx'));

/** The position on the waitlist, and leaving it. */
export function WaitlistPosition({ token, onLeft }: { token: string; onLeft: () => void }) {
  const t = useTranslations();
  const attempt = useAuthAttempt();
  const [entry, setEntry] = useState<Place | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);

  const load = useCallback(() => {
    setFailure(null);
    api.readWaitlistPosition({ body: { token } }).then(setEntry, setFailure);
  }, [token]);
  useEffect(load, [load]);

  const leave = async () => {
    const answer = await attempt.run(() => api.leaveWaitlist({ body: { token } }));
    setConfirming(false);
    if (answer === undefined) return;
    onLeft();
    setHasLeft(true);
  };

  const subtitle = () => {
    if (hasLeft) return t('auth.waitlist.left');
    if (entry === null) return t('auth.verify.reading');
    if (entry.isInvited) return t('auth.waitlist.invited');

    return t('auth.waitlist.place', { position: entry.position });
  };

  if (failure !== null) {
    return (
      <FailedStep
        title={t('auth.waitlist.placeTitle')}
        failure={failure}
        onRetry={load}
        exitLink={{ to: '/', label: t('auth.waitlist.home') }}
      />
    );
  }

  return (
    <AuthFrame title={t('auth.waitlist.placeTitle')} subtitle={subtitle()}>
      <div className={styles.form}>
        <p className={styles.failure} role="alert">
          {attempt.error}
        </p>
        {entry !== null && !hasLeft && (
          <>
            <p className={styles.help}>{t('auth.waitlist.mail')}</p>
            <Button wide onClick={() => setConfirming(true)}>
              {t('auth.waitlist.leave')}
            </Button>
          </>
        )}
        {hasLeft && (
          <ButtonLink to="/" variant="primary" wide>
            {t('auth.waitlist.home')}
          </ButtonLink>
        )}
      </div>
      {isConfirming && (
        <Suspense>
          <ScopedConfirmDialog
            title={t('auth.waitlist.leaveTitle')}
            body={t('auth.waitlist.leaveBody')}
            confirmLabel={t('auth.waitlist.leave')}
            cancelLabel={t('auth.waitlist.stay')}
            onConfirm={() => void leave()}
            onCancel={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </AuthFrame>
  );
}
