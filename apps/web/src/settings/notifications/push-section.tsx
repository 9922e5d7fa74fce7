import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  pushStateOf,
  useBrowserPush,
  usePushDevices,
  useTurnOnPush,
} from '../../notifications/index.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import styles from './delivery-fields.module.css';
import { DeviceList } from './device-list.tsx';

/** Push notifications in this browser, and all browsers that receive them. */
export function PushSection({ onSaved }: { onSaved: (text: string) => void }) {
  const t = useTranslations('settings.notifications.push');
  const devices = usePushDevices();

  return (
    <Section hasFocusFallback title={t('title')}>
      <QueryContent query={devices} errorTitle={t('error')} lines={3}>
        {({ items, publicKey }) => (
          <div className={styles.stack}>
            <ThisBrowser devices={items} publicKey={publicKey} onSaved={onSaved} />
            {items.length > 0 && <DeviceList devices={items} publicKey={publicKey} />}
          </div>
        )}
      </QueryContent>
    </Section>
  );
}

type ThisBrowserProps = {
  devices: readonly { endpointHash: string }[];
  publicKey: string;
  onSaved: (text: string) => void;
};

/** Whether push notifications are on in this browser, and what can be done about it. */
function ThisBrowser({ devices, publicKey, onSaved }: ThisBrowserProps) {
  const t = useTranslations('settings.notifications.push');
  const failureText = useFailureText();
  const browser = useBrowserPush().data;
  const turnOn = useTurnOnPush();
  const [wasDismissed, setDismissed] = useState(false);
  if (browser === undefined) return null;
  const state = pushStateOf(browser, devices);
  const isBlocked = browser.permission === 'denied';
  const errorText = (failure: unknown) =>
    failure instanceof DOMException ? t('failed') : failureText(failure);

  const requestPush = () =>
    turnOn.mutate(publicKey, {
      onSuccess(permission) {
        setDismissed(permission === 'default');
        if (permission !== 'granted') return;
        onSaved(t('turnedOn'));
        showToast({ type: 'success', words: t('turnedOn') });
      },
    });

  return (
    <>
      <p className={styles.text}>{state === 'off' ? t('about') : t(state)}</p>
      {isBlocked && state !== 'unsupported' && <p className={styles.muted}>{t('howTo')}</p>}
      {!isBlocked && (state === 'off' || state === 'withdrawn') && (
        <Button loading={turnOn.isPending} onClick={requestPush}>
          {t('turnOn')}
        </Button>
      )}
      {wasDismissed && !isBlocked && state !== 'on' && (
        <p className={styles.error} role="alert">
          {t('dismissed')}
        </p>
      )}
      {turnOn.isError && (
        <p className={styles.error} role="alert">
          {errorText(turnOn.error)}
        </p>
      )}
    </>
  );
}
