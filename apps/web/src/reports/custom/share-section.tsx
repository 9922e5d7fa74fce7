import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../platform/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import styles from './custom.module.css';
import { type ReportShare, useReportShare, useRevokeShare, useShareReport } from './custom-api.ts';

const expiries = ['never', '7', '30', '90'] as const;

/** The share link of a saved report: create, copy, update and revoke. */
export function ShareSection({ id }: { id: string }) {
  const t = useTranslations('custom-reports.share');
  const share = useReportShare(id);

  return (
    <Section title={t('title')} hasFocusFallback>
      <p className={styles.muted}>{t('hint')}</p>
      <QueryContent query={share} errorTitle={t('error')} lines={2}>
        {(data) =>
          data.share === null ? <NewShare id={id} /> : <OpenShare id={id} share={data.share} />
        }
      </QueryContent>
    </Section>
  );
}

function NewShare({ id }: { id: string }) {
  const t = useTranslations('custom-reports.share');
  const failureText = useFailureText();
  const isAllowed = useUser()?.entitlements.customReports ?? false;
  const create = useShareReport();
  const [expiry, setExpiry] = useState<(typeof expiries)[number]>('30');
  if (!isAllowed) return null;

  return (
    <div className={styles.save}>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('expiresSentence', {
            expiry: () => (
              <InlineSelect
                label={t('expiry')}
                value={expiry}
                options={expiries.map((value) => ({ value, label: t(`expiries.${value}`) }))}
                onChange={setExpiry}
              />
            ),
          })}
        </Sentence>
      </p>
      <Button
        loading={create.isPending}
        onClick={() =>
          create.mutate(
            {
              params: { id },
              body: { expiresInDays: expiry === 'never' ? null : Number(expiry) },
            },
            { onSuccess: () => showToast({ type: 'success', words: t('created') }) },
          )
        }
      >
        {t('create')}
      </Button>
      {create.isError && (
        <p role="alert" className={styles.error}>
          {failureText(create.error)}
        </p>
      )}
    </div>
  );
}

function OpenShare({ id, share }: { id: string; share: ReportShare }) {
  const t = useTranslations('custom-reports.share');
  const dates = useDates();
  const failureText = useFailureText();
  const isAllowed = useUser()?.entitlements.customReports ?? false;
  const update = useShareReport();
  const revoke = useRevokeShare();
  const [isConfirming, setConfirming] = useState(false);
  const { address, createdAt, expiresAt, isExpired } = share;
  const failure = update.error ?? revoke.error;
  const revokeLink = () =>
    revoke.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast({ type: 'success', words: t('revoked') }),
        onSettled: () => setConfirming(false),
      },
    );

  return (
    <div className={styles.save}>
      {isExpired ? (
        <p>{t('expired')}</p>
      ) : address === null ? (
        <p>{t('lost')}</p>
      ) : (
        <ShareAddress address={address} />
      )}
      <p className={styles.muted}>
        {t('madeOn', { day: dates.day(dates.dayOf(createdAt)) })}{' '}
        {expiresAt !== null &&
          !isExpired &&
          t('expiresOn', { day: dates.day(dates.dayOf(expiresAt)) })}
      </p>
      <p className={styles.actions}>
        {!isExpired && isAllowed && (
          <TextButton
            disabled={update.isPending}
            onClick={() =>
              update.mutate(
                { params: { id }, body: {} },
                { onSuccess: () => showToast({ type: 'success', words: t('updated') }) },
              )
            }
          >
            {t('update')}
          </TextButton>
        )}
        <TextButton onClick={() => setConfirming(true)}>{t('revoke')}</TextButton>
      </p>
      {failure !== null && (
        <p role="alert" className={styles.error}>
          {failureText(failure)}
        </p>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('revokeTitle')}
        confirm={t('revoke')}
        destructive
        loading={revoke.isPending}
        onConfirm={revokeLink}
        onCancel={() => setConfirming(false)}
      >
        {t('revokeBody')}
      </ConfirmDialog>
    </div>
  );
}

function ShareAddress({ address }: { address: string }) {
  const t = useTranslations('custom-reports.share');

  /** If the browser denies clipboard access, the link can still be selected. */
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ type: 'success', words: t('copied') }),
      () => undefined,
    );

  return (
    <>
      <TextField
        label={t('link')}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <TextButton onClick={() => void copy()}>{t('copy')}</TextButton>
    </>
  );
}
