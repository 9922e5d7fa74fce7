import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { reloadPage } from '../platform/reload.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ChunkLoadError } from './chunk-load-error.ts';
import styles from './not-found.module.css';

/** Error boundary of a screen; the frame stays. */
export function BrokenScreen({ error, reset }: ErrorComponentProps) {
  const t = useTranslations();
  const isChunk = error instanceof ChunkLoadError;

  return (
    <div className={styles.words} role="alert">
      <h1 tabIndex={-1}>{t('shell.broken.heading')}</h1>
      <p className={styles.body}>{isChunk ? t('shell.broken.chunk') : t('shell.broken.body')}</p>
      <p className={styles.ways}>
        <Button variant="primary" onClick={isChunk ? () => void reloadPage() : reset}>
          {isChunk ? t('shell.broken.reload') : t('ui.tryAgain')}
        </Button>
        <TextLink to="/app">{t('shell.broken.home')}</TextLink>
      </p>
    </div>
  );
}
