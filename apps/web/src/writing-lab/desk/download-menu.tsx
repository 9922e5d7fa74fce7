import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { exportFormats } from '../files/export-file.ts';
import type { Desk } from './desk.ts';
import styles from './download-menu.module.css';
import { downloadText } from './download-text.ts';

/** The text as a file, in the format that is wanted. */
export function DownloadMenu({ desk }: { desk: Desk }) {
  const t = useTranslations('samples');
  const untitled = useTranslations('writing-lab')('untitled');
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <TextButton quiet onClick={() => setOpen(true)}>
        {t('download.menu')}
      </TextButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('download.menu')}>
        <ul className={styles.formats}>
          {exportFormats.map((format) => (
            <li key={format}>
              <TextButton
                onClick={() => {
                  setOpen(false);
                  void downloadText(desk, untitled, format);
                }}
              >
                {t(`download.${format}`)}
              </TextButton>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
