import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiUrlFor } from '../platform/api-client.ts';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Page } from '../ui/page.tsx';
import linkStyles from '../ui/text-link.module.css';
import styles from './imports/imports.module.css';

const ImportDialog = lazyComponent(() => import('./imports/import-dialog.tsx'));

/** Import of progress from other apps, and export as a file. */
export default function Imports() {
  const t = useTranslations('imports');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Page
      title={t('section')}
      lede={t('lede')}
      action={
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      }
    >
      <p className={styles.words}>
        {t.rich('take', {
          csv: (words) => <FileLink path="/api/goals/export/csv">{words}</FileLink>,
          xlsx: (words) => <FileLink path="/api/goals/export/xlsx">{words}</FileLink>,
          json: (words) => <FileLink path="/api/goals/export/json">{words}</FileLink>,
        })}
      </p>
      {isOpen && <ImportDialog onClose={close} onFailure={close} />}
    </Page>
  );
}

function FileLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a className={linkStyles.link} href={apiUrlFor(path)} download>
      {children}
    </a>
  );
}
