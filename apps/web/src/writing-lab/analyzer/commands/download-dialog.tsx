import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { Desk } from '../../document/desk.ts';
import { DownloadFormats, type ExportWork } from '../../files/download/download-formats.tsx';
import type { AnnotatedText } from '../../findings/annotated/annotated-copy.tsx';
import { FindingsDownloads } from './findings-downloads.tsx';

const AnnotatedCopy = lazyComponent(() => import('../../findings/annotated/annotated-copy.tsx'));

type DownloadDialogProps = { desk: Desk; open: boolean; onClose: () => void };

/** Downloads the text in the chosen format, or with its findings. */
export default function DownloadDialog({ desk, open, onClose }: DownloadDialogProps) {
  const t = useTranslations('samples');
  const untitled = useTranslations('writing-lab')('untitled');
  const [annotated, setCopied] = useState<AnnotatedText | null>(null);
  const closePrint = useCallback(() => setCopied(null), []);

  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('download.menu')}>
        <DownloadFormats read={() => exportContent(desk, untitled)} onDone={onClose} />
        <FindingsDownloads
          desk={desk}
          onDone={onClose}
          onPrint={(copy) => {
            onClose();
            setCopied(copy);
          }}
        />
      </Dialog>
      {annotated && <AnnotatedCopy copied={annotated} onDone={closePrint} onFailure={closePrint} />}
    </>
  );
}

function exportContent(desk: Desk, untitled: string): ExportWork {
  const { title: own, kind, text, language, figures } = desk.snapshot();
  const { words, characters } = figures;
  const id = desk.saving.home.get()?.id ?? desk.draftId;
  const title = own || untitled;

  return {
    source: { id, title, language, chapters: [{ title, text, kind }] },
    ...{ words, characters },
  };
}
