import { useTranslations } from 'use-intl';
import { type UpdateStatus, updateStatus } from '../platform/app-update.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './update-prompt.module.css';

/** Shows once that the app works offline, or that an update is available. Takes no focus and does not time out. */
export default function UpdatePrompt({ news: status }: { news: UpdateStatus }) {
  const t = useTranslations();

  return (
    <div className={styles.prompt} role="status">
      <p>
        {status.kind === 'new-version' ? t('shell.version.new') : t('shell.version.offlineReady')}
      </p>
      {status.kind === 'new-version' && (
        <TextButton onClick={status.apply}>{t('shell.version.reload')}</TextButton>
      )}
      <TextButton quiet onClick={() => updateStatus.set(null)}>
        {t('shell.version.close')}
      </TextButton>
    </div>
  );
}
