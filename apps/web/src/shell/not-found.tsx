import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { usePageName } from '../ui/page-name.ts';
import styles from './not-found.module.css';

/** For every address that leads nowhere. */
export function NotFound() {
  const t = useTranslations();
  const { history, navigate } = useRouter();
  usePageName(t('shell.notFound.title'));

  const back = () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/' });
  };

  return (
    <main className={styles.page}>
      <p className={styles.above}>{t('shell.notFound.title')}</p>
      <h1 tabIndex={-1}>{t('shell.notFound.heading')}</h1>
      <p className={styles.body}>{t('shell.notFound.body')}</p>
      <Button variant="primary" onClick={back}>
        {t('shell.notFound.back')}
      </Button>
    </main>
  );
}
