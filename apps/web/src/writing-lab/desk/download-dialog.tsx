import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import type { Copied } from '../annotated/annotated-copy.tsx';
import { DownloadFormats, type Work } from '../files/download-formats.tsx';
import type { Desk } from './desk.ts';
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
        <DownloadFormats read={() => workOn(desk, untitled)} onDone={onClose} />
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

function workOn(desk: Desk, untitled: string): Work {
  const { title: own, kind, text, language, figures } = desk.snapshot();
  const { words, characters } = figures;
  const id = desk.saving.home.get()?.id ?? desk.draftId;
  const title = own || untitled;

  return {
    given: { id, title, language, chapters: [{ title, text, kind }] },
    ...{ words, characters },
  };
}
