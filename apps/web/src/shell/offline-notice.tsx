import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { session, useUser } from '../platform/session.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './offline-notice.module.css';

/** Says that nothing comes through, and that writing goes on. */
export function OfflineNotice() {
  const t = useTranslations();
  const user = useUser();
  const [isTrying, setTrying] = useState(false);
  if (!user?.isOffline) return null;

  const tryNow = async () => {
    setTrying(true);
    await session.retryNow();
    setTrying(false);
  };

  return (
    <div className={styles.notice} role="status">
      <p>
        <b>{navigator.onLine ? t('shell.offline.server') : t('shell.offline.device')}</b>{' '}
        {t('shell.offline.keep')}
      </p>
      <TextButton onClick={() => void tryNow()} disabled={isTrying}>
        {isTrying ? t('shell.offline.trying') : t('shell.offline.tryNow')}
      </TextButton>
    </div>
  );
}
