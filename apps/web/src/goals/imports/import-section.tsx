import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/page.tsx';
import styles from './imports.module.css';

const ImportDialog = later(() => import('./import-dialog.tsx'));

/** The way in for years that were logged elsewhere. */
export function ImportSection() {
  const t = useTranslations('imports');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Section title={t('title')}>
      <p className={styles.words}>{t('lede')}</p>
      <p className={styles.act}>
        <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      </p>
      {isOpen && <ImportDialog onClose={close} onFailure={close} />}
    </Section>
  );
}
