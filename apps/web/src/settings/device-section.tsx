import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { discardQueuedEntries, sendQueuedEntries } from '../goals/index.ts';
import {
  countDeviceMessages,
  countDeviceTexts,
  deleteDeviceTexts,
} from '../platform/device-texts.ts';
import { reloadPage } from '../platform/reload.ts';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import styles from './settings.module.css';

/** Counts and deletes the data that this browser stores for the account. */
export function DeviceSection() {
  const t = useTranslations();
  const userId = useUser()?.id ?? '';
  const [isConfirming, setConfirming] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const texts = useQuery({
    queryKey: ['settings', 'device', userId],
    queryFn: async () => ({
      waiting: await sendQueuedEntries(userId),
      messages: await countDeviceMessages(userId),
      ...((await countDeviceTexts(userId)) ?? emptyCounts),
    }),
    staleTime: 0,
    retry: false,
  });

  const deleteDeviceData = async () => {
    setHasFailed(false);
    try {
      await deleteDeviceTexts(userId);
      discardQueuedEntries(userId);
      await reloadPage(); // also clears what this page holds in memory
    } catch {
      setHasFailed(true);
      setConfirming(false);
    }
  };

  return (
    <Section title={t('account.device.title')}>
      <p className={styles.words}>{t('account.device.what')}</p>
      <QueryContent query={texts} errorTitle={t('account.device.error')} lines={1}>
        {(counts) => {
          const hasData = Object.values(counts).some((count) => count > 0);

          return (
            <>
              <p className={styles.status} role="status">
                {hasData ? t('account.device.kept', counts) : t('account.device.nothing')}{' '}
                {counts.words > 0 && t('account.device.words', { n: counts.words })}{' '}
                {counts.sets > 0 && t('account.device.sets', { n: counts.sets })}{' '}
                {counts.waiting > 0 && t('account.device.waiting', { n: counts.waiting })}{' '}
                {counts.messages > 0 && t('account.device.messages', { n: counts.messages })}
              </p>
              {hasData && (
                <p className={styles.act}>
                  <Button onClick={() => setConfirming(true)}>{t('account.device.forget')}</Button>
                </p>
              )}
              {isConfirming && (
                <ConfirmDialog
                  open
                  title={t('account.device.forgetTitle')}
                  confirm={t('account.device.forget')}
                  destructive
                  onConfirm={() => void deleteDeviceData()}
                  onCancel={() => setConfirming(false)}
                >
                  {t('account.device.forgetBody', counts)}{' '}
                  {counts.words > 0 && t('account.device.forgetWords', { n: counts.words })}{' '}
                  {counts.sets > 0 && t('account.device.forgetSets', { n: counts.sets })}{' '}
                  {counts.waiting > 0 && t('account.device.forgetWaiting', { n: counts.waiting })}{' '}
                  {counts.messages > 0 &&
                    t('account.device.forgetMessages', { n: counts.messages })}
                </ConfirmDialog>
              )}
            </>
          );
        }}
      </QueryContent>
      {hasFailed && (
        <p className={styles.error} role="alert">
          {t('account.device.failed')}
        </p>
      )}
    </Section>
  );
}

const emptyCounts = { drafts: 0, texts: 0, words: 0, sets: 0 };
