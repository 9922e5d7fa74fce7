import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import type { Copied } from '../annotated/annotated-copy.tsx';
import { exportFormats } from '../files/export-file.ts';
import type { Desk } from './desk.ts';
import styles from './download-dialog.module.css';
import { downloadText } from './download-text.ts';
import { FindingsDownloads } from './findings-downloads.tsx';

const AnnotatedCopy = later(() => import('../annotated/annotated-copy.tsx'));

type DownloadDialogProps = { desk: Desk; open: boolean; onClose: () => void };

/** The text as a file, in the format that is wanted, or with its findings. */
export default function DownloadDialog({ desk, open, onClose }: DownloadDialogProps) {
  const t = useTranslations('samples');
  const untitled = useTranslations('writing-lab')('untitled');
  const [copied, setCopied] = useState<Copied | null>(null);
  const put = useCallback(() => setCopied(null), []);

  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('download.menu')}>
        <ul className={styles.formats}>
          {exportFormats.map((format) => (
            <li key={format}>
              <TextButton
                onClick={() => {
                  onClose();
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
          onDone={onClose}
          onPrint={(copy) => {
            onClose();
            setCopied(copy);
          }}
        />
      </Dialog>
      {copied && <AnnotatedCopy copied={copied} onDone={put} onFailure={put} />}
    </>
  );
}
