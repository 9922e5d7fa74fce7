import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { usePageName } from '../ui/page-name.ts';
import { Link } from '../ui/text-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './not-found.module.css';

/** The page for unknown URLs outside the app frame. */
export function NotFoundPage() {
  const t = useTranslations();

  return (
    <main className={styles.page}>
      <Link to="/" aria-label={t('shell.homeLink')} className={styles.word}>
        <Wordmark />
      </Link>
      <NotFound />
    </main>
  );
}

/** Within the frame, for screens that are not built yet. */
export function NotFound() {
  const t = useTranslations();
  const { history, navigate } = useRouter();
  usePageName(t('shell.notFound.title'));

  const back = () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/' });
  };

  return (
    <div className={styles.words}>
      <h1 tabIndex={-1}>{t('shell.notFound.heading')}</h1>
      <p className={styles.body}>{t('shell.notFound.body')}</p>
      <Button variant="primary" onClick={back}>
        {t('shell.notFound.back')}
      </Button>
    </div>
  );
}
