import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressHere } from '../../platform/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/page.tsx';
import linkStyles from '../../ui/text-link.module.css';
import styles from './imports.module.css';

const ImportDialog = later(() => import('./import-dialog.tsx'));

/** The way in for years that were logged elsewhere. */
export function ImportSection() {
  const t = useTranslations('imports');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Section title={t('section')}>
      <p className={styles.words}>{t('lede')}</p>
      <p className={styles.act}>
        <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      </p>
      <p className={styles.words}>
        {t.rich('take', {
          csv: (words) => <FileLink path="/api/goals/export/csv">{words}</FileLink>,
          json: (words) => <FileLink path="/api/goals/export/json">{words}</FileLink>,
        })}
      </p>
      {isOpen && <ImportDialog onClose={close} onFailure={close} />}
    </Section>
  );
}

function FileLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a className={linkStyles.link} href={addressHere(path)} download>
      {children}
    </a>
  );
}
