import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import styles from './shown-once.module.css';

type ShownOnceProps = {
  /** Names what it is, for those who come to it by ear. */
  label: string;
  lines: readonly string[];
  /** The name of the file that it can be kept in. */
  file?: string;
};

/** A secret that is shown now and never again: to copy, or to keep as a file. */
export function ShownOnce({ label, lines, file }: ShownOnceProps) {
  const t = useTranslations();
  const [isCopied, setCopied] = useState(false);
  const text = lines.join('\n');

  /** Where the browser refuses, it can still be selected by hand. */
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
