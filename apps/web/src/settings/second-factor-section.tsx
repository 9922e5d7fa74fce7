import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { later } from '../ui/later.tsx';
import { Section } from '../ui/page.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useMakeRecoveryCodes, useRemoveTotp, useStartTotp } from './security-api.ts';
import styles from './settings.module.css';

const TotpDialog = later(() => import('./totp-dialog.tsx'));

type SecondFactorProps = { since: string | null; left: number };

/** An authenticator as the second factor, and the codes for the day when it is lost. */
export function SecondFactorSection({ since, left }: SecondFactorProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const start = useStartTotp();
  const remove = useRemoveTotp();
  const renew = useMakeRecoveryCodes();
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null);
  const failure = start.error ?? renew.error ?? remove.error;

  return (
    <Section title={t('account.second.title')}>
      {since === null ? (
        <On words={t('account.second.off')}>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('account.second.setUp')}
          </Button>
        </On>
      ) : (
        <On words={<Since since={since} left={left} />}>
          <Button onClick={() => setAsking('renew')}>{t('account.second.renew')}</Button>
          <Button variant="danger" onClick={() => setAsking('remove')}>
            {t('account.second.remove')}
          </Button>
        </On>
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
        open={asking === 'renew'}
        title={t('account.second.renewTitle')}
        confirm={t('account.second.renewDo')}
        loading={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setAsking(null) })}
        onCancel={() => setAsking(null)}
      >
        {t('account.second.renewBody')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title={t('account.second.removeTitle')}
        confirm={t('account.second.remove')}
        destructive
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => showToast({ type: 'success', text: 'account.second.removed' }),
            onSettled: () => setAsking(null),
          })
        }
        onCancel={() => setAsking(null)}
      >
        {t('account.second.removeBody')}
      </ConfirmDialog>
    </Section>
  );
}

function Since({ since, left }: { since: string; left: number }) {
  const t = useTranslations();
  const dates = useDates();

  return t('account.second.on', { day: dates.day(dates.dayOf(since)), left });
}

type OnProps = { words: ReactNode; children: ReactNode };

function On({ words, children }: OnProps) {
  return (
    <>
      <p className={styles.words}>{words}</p>
      <p className={styles.act}>{children}</p>
    </>
  );
}
