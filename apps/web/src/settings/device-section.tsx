import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { countDeviceTexts, deleteDeviceTexts } from '../platform/device-texts.ts';
import { discardQueuedEntries, sendQueuedEntries } from '../platform/entries.ts';
import { reloadPage } from '../platform/reload.ts';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import styles from './settings.module.css';

/** What of the writer's lies in this browser, seen and removed. */
export function DeviceSection() {
  const t = useTranslations();
  const userId = useUser()?.id ?? '';
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const texts = useQuery({
    queryKey: ['settings', 'device', userId],
    queryFn: async () => ({
      waiting: await sendQueuedEntries(userId),
      ...((await countDeviceTexts(userId)) ?? nothing),
    }),
    staleTime: 0,
    retry: false,
  });

  const forget = async () => {
    setFailed(false);
    try {
      await deleteDeviceTexts(userId);
      discardQueuedEntries(userId);
      await reloadPage(); // what this page still holds of them goes with it
    } catch {
      setFailed(true);
      setAsking(false);
    }
  };

  return (
    <Section title={t('account.device.title')}>
      <p className={styles.words}>{t('account.device.what')}</p>
      <Loaded query={texts} failure={t('account.device.error')} lines={1}>
        {(kept) => {
          const isAny = kept.drafts + kept.texts + kept.words + kept.sets + kept.waiting > 0;

          return (
            <>
              <p className={styles.status} role="status">
                {isAny ? t('account.device.kept', kept) : t('account.device.nothing')}{' '}
                {kept.words > 0 && t('account.device.words', { n: kept.words })}{' '}
                {kept.sets > 0 && t('account.device.sets', { n: kept.sets })}{' '}
                {kept.waiting > 0 && t('account.device.waiting', { n: kept.waiting })}
              </p>
              {isAny && (
                <p className={styles.act}>
                  <Button onClick={() => setAsking(true)}>{t('account.device.forget')}</Button>
                </p>
              )}
              {isAsking && (
                <ConfirmDialog
                  open
                  title={t('account.device.forgetTitle')}
                  confirm={t('account.device.forget')}
                  destructive
                  onConfirm={() => void forget()}
                  onCancel={() => setAsking(false)}
                >
                  {t('account.device.forgetBody', kept)}{' '}
                  {kept.words > 0 && t('account.device.forgetWords', { n: kept.words })}{' '}
                  {kept.sets > 0 && t('account.device.forgetSets', { n: kept.sets })}{' '}
                  {kept.waiting > 0 && t('account.device.forgetWaiting', { n: kept.waiting })}
                </ConfirmDialog>
              )}
            </>
          );
        }}
      </Loaded>
      {isFailed && (
        <p className={styles.error} role="alert">
          {t('account.device.failed')}
        </p>
      )}
    </Section>
  );
}

const nothing = { drafts: 0, texts: 0, words: 0, sets: 0 };
