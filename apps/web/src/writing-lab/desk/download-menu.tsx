import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Copied } from '../annotated/annotated-copy.tsx';
import { exportFormats } from '../files/export-file.ts';
import type { Desk } from './desk.ts';
import styles from './download-menu.module.css';
import { downloadText } from './download-text.ts';
import { FindingsDownloads } from './findings-downloads.tsx';

const AnnotatedCopy = later(() => import('../annotated/annotated-copy.tsx'));

/** The text as a file, in the format that is wanted, or with its findings. */
export function DownloadMenu({ desk }: { desk: Desk }) {
  const t = useTranslations('samples');
  const untitled = useTranslations('writing-lab')('untitled');
  const [isOpen, setOpen] = useState(false);
  const [copied, setCopied] = useState<Copied | null>(null);
  const put = useCallback(() => setCopied(null), []);

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
        <FindingsDownloads
          desk={desk}
          onDone={() => setOpen(false)}
          onPrint={(copy) => {
            setOpen(false);
            setCopied(copy);
          }}
        />
      </Dialog>
      {copied && <AnnotatedCopy copied={copied} onDone={put} onFailure={put} />}
    </>
  );
}
