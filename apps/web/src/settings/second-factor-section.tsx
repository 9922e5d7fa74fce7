import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Section } from '../ui/page.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useMakeRecoveryCodes, useRemoveTotp, useStartTotp } from './security-api.ts';
import styles from './settings.module.css';

const TotpDialog = lazyComponent(() => import('./totp-dialog.tsx'));

type SecondFactorProps = { since: string | null; codesLeft: number };

/** Sets up and removes an authenticator app, and renews its recovery codes. */
export function SecondFactorSection({ since, codesLeft }: SecondFactorProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const start = useStartTotp();
  const remove = useRemoveTotp();
  const renew = useMakeRecoveryCodes();
  const [confirmation, setConfirmation] = useState<'renew' | 'remove' | null>(null);
  const failure = start.error ?? renew.error ?? remove.error;

  return (
    <Section title={t('account.second.title')}>
      {since === null ? (
        <StatusWithActions words={t('account.second.off')}>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('account.second.setUp')}
          </Button>
        </StatusWithActions>
      ) : (
        <StatusWithActions words={<EnabledSince since={since} left={codesLeft} />}>
          <Button onClick={() => setConfirmation('renew')}>{t('account.second.renew')}</Button>
          <Button variant="danger" onClick={() => setConfirmation('remove')}>
            {t('account.second.remove')}
          </Button>
        </StatusWithActions>
      )}
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)}
        </p>
      )}
      {start.isSuccess && (
        <TotpDialog {...start.data} onClose={start.reset} onFailure={start.reset} />
      )}
      {renew.isSuccess && (
        <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={renew.reset} />
      )}
      <ConfirmDialog
        open={confirmation === 'renew'}
        title={t('account.second.renewTitle')}
        confirm={t('account.second.renewDo')}
        loading={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setConfirmation(null) })}
        onCancel={() => setConfirmation(null)}
      >
        {t('account.second.renewBody')}
      </ConfirmDialog>
      <ConfirmDialog
        open={confirmation === 'remove'}
        title={t('account.second.removeTitle')}
        confirm={t('account.second.remove')}
        destructive
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => showToast({ type: 'success', text: 'account.second.removed' }),
            onSettled: () => setConfirmation(null),
          })
        }
        onCancel={() => setConfirmation(null)}
      >
        {t('account.second.removeBody')}
      </ConfirmDialog>
    </Section>
  );
}

function EnabledSince({ since, left }: { since: string; left: number }) {
  const t = useTranslations();
  const dates = useDates();

  return t('account.second.on', { day: dates.day(dates.dayOf(since)), left });
}

type StatusWithActionsProps = { words: ReactNode; children: ReactNode };

function StatusWithActions({ words, children }: StatusWithActionsProps) {
  return (
    <>
      <p className={styles.words}>{words}</p>
      <p className={styles.act}>{children}</p>
    </>
  );
}
