import { useTranslations } from 'use-intl';
import { type UpdateStatus, updateStatus } from '../platform/app-update.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './reload-prompt.module.css';

/** Says once that the app opens without a network, and that there is a newer one. It takes neither focus nor time. */
export default function ReloadPrompt({ news }: { news: UpdateStatus }) {
  const t = useTranslations();

  return (
    <div className={styles.prompt} role="status">
      <p>
        {news.kind === 'new-version' ? t('shell.version.new') : t('shell.version.offlineReady')}
      </p>
      {news.kind === 'new-version' && (
        <TextButton onClick={news.apply}>{t('shell.version.reload')}</TextButton>
      )}
      <TextButton quiet onClick={() => updateStatus.set(null)}>
        {t('shell.version.close')}
      </TextButton>
    </div>
  );
}
