import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import styles from './one-time-secret.module.css';

type OneTimeSecretProps = {
  /** Names the secret for screen readers. */
  label: string;
  lines: readonly string[];
  /** Name of the downloaded file. */
  file?: string;
};

/** A secret that is shown only once, to copy or download. */
export function OneTimeSecret({ label, lines, file }: OneTimeSecretProps) {
  const t = useTranslations();
  const [isCopied, setCopied] = useState(false);
  const text = lines.join('\n');

  /** If the browser denies clipboard access, the text can still be selected. */
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );

  return (
    <div className={styles.once}>
      <ul className={styles.lines} aria-label={label} dir="ltr">
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button onClick={() => void copy()}>
          {isCopied ? t('ui.error.copied') : t('ui.error.copy')}
        </Button>
        {file !== undefined && (
          <Button
            variant="plain"
            onClick={() => download(file, new Blob([`${text}\n`], { type: 'text/plain' }))}
          >
            {t('account.once.download')}
          </Button>
        )}
      </p>
    </div>
  );
}
