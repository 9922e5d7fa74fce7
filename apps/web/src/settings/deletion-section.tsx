import { limits } from '@longhand/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentDate } from '../platform/clock.ts';
import { useUser } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useDeleteAccount } from './account-api.ts';
import styles from './settings.module.css';

/** Deletes the account after a grace period. */
export function DeletionSection() {
  const t = useTranslations();
  const [isConfirming, setConfirming] = useState(false);

  return (
    <Section title={t('account.deletion.title')}>
      <p className={styles.words}>{t('account.deletion.what', { days: limits.graceDays })}</p>
      <p className={styles.act}>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          {t('account.deletion.delete')}
        </Button>
      </p>
      {isConfirming && <DeletionDialog onClose={() => setConfirming(false)} />}
    </Section>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const formId = useId();
  const dates = useDates();
  const failureText = useFailureText();
  const address = useUser()?.email ?? '';
  const deletion = useDeleteAccount();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isOwnEmail = email.trim().toLowerCase() === address;
  const eraseOn = new Date(currentDate().getTime() + limits.graceDays * dayMs).toISOString();
  const day = dates.day(dates.dayOf(eraseOn));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isOwnEmail || deletion.isPending) return;

    deletion.mutate({
      email,
      onDone: () => showToast({ type: 'info', words: t('account.deletion.done', { day }) }),
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.deletion.askTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.deletion.keep')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={deletion.isPending}>
            {t('account.deletion.delete')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} noValidate onSubmit={submit}>
        <p>{t('account.deletion.askBody', { day })}</p>
        <TextField
          label={t('account.deletion.address', { address: `\u2068${address}\u2069` })}
          type="email"
          autoComplete="off"
          dir="ltr"
          data-autofocus
          value={email}
          error={isChecked && !isOwnEmail && t('errors.refusals.address_differs')}
          onChange={(event) => setEmail(event.target.value)}
        />
        {deletion.isError && (
          <p className={styles.error} role="alert">
            {failureText(deletion.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
