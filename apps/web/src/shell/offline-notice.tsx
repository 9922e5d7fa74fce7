import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { session, useUser } from '../platform/session.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './offline-notice.module.css';

/** Shows that the app is offline and that writing still works. */
export function OfflineNotice() {
  const t = useTranslations();
  const user = useUser();
  const [isRetrying, setRetrying] = useState(false);
  if (!user?.isOffline) return null;

  const retry = async () => {
    setRetrying(true);
    await session.retryNow();
    setRetrying(false);
  };

  return (
    <div className={styles.notice} role="status">
      <p>
        <b>{navigator.onLine ? t('shell.offline.server') : t('shell.offline.device')}</b>{' '}
        {t('shell.offline.keep')}
      </p>
      <TextButton onClick={() => void retry()} disabled={isRetrying}>
        {isRetrying ? t('shell.offline.trying') : t('shell.offline.tryNow')}
      </TextButton>
    </div>
  );
}
