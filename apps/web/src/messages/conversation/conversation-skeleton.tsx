import { useTranslations } from 'use-intl';
import { LoadingState } from '../../ui/states.tsx';
import styles from './conversation.module.css';

/** Header, messages and composer in their final size. */
export function ConversationSkeleton() {
  const t = useTranslations();

  return (
    <>
      <div className={styles.header} aria-hidden="true" />
      <MessagesSkeleton />
      <div className={styles.composerSpace} role="status" aria-label={t('ui.loading')} />
    </>
  );
}

export function MessagesSkeleton() {
  return (
    <div className={styles.skeleton}>
      <LoadingState lines={9} />
    </div>
  );
}
