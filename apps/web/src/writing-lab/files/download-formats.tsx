import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showFailureToast } from '../../platform/toasts.ts';
import { download } from '../../ui/download.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { later } from '../../ui/later.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import styles from './download-formats.module.css';
import {
  type Exported,
  type ExportFormat,
  endingOf,
  exportFile,
  exportFormats,
} from './export-file.ts';
import type { PrintedManuscript } from './manuscript-copy.tsx';
import { fileNameOf } from './plain-file.ts';
import { useExportDetails } from './use-export-details.ts';

const ManuscriptCopy = later(() => import('./manuscript-copy.tsx'));

/** A work with its length. */
export type Work = { given: Exported; words: number; characters: number };

type DownloadFormatsProps = {
  /** Reads the work as it is now. */
  read: () => Work | Promise<Work>;
  onDone: () => void;
};

/** Every format that a work can be downloaded in, and a manuscript to print. */
export function DownloadFormats({ read, onDone }: DownloadFormatsProps) {
  const t = useTranslations('samples');
  const failureText = useFailureText();
  const detailsOf = useExportDetails();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [printed, setPrinted] = useState<PrintedManuscript | null>(null);
  const endPrint = useCallback(() => setPrinted(null), []); // the same function, so that the sheet is printed once

  const run = async (act: (printed: PrintedManuscript) => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      const { given, words, characters } = await read();
      const { language } = given;
      await act({ given, details: detailsOf({ language, words, characters }) });
    } catch (problem) {
      setFailure(problem);
      showFailureToast(problem);
    } finally {
      setBusy(false);
    }
  };

  const downloadAs = (format: ExportFormat) =>
    run(async ({ given, details }) => {
      const content = await exportFile(given, format, details);
      download(`${fileNameOf(given.title)}.${endingOf(format)}`, content);
      onDone();
    });

  return (
    <>
      <ul className={styles.formats} aria-busy={isBusy || undefined}>
        {exportFormats.map((format) => (
          <li key={format}>
            <TextButton disabled={isBusy} onClick={() => void downloadAs(format)}>
              {t(`download.${format}`)}
            </TextButton>
          </li>
        ))}
        <li>
          <TextButton
            disabled={isBusy}
            onClick={() => void run(async (wanted) => setPrinted(wanted))}
          >
            {t('download.manuscriptPdf')}
          </TextButton>
        </li>
      </ul>
      <p className={styles.hint}>{t('standard.hint')}</p>
      <p role="status">{isBusy && t('download.preparing')}</p>
      {failure !== null && <p role="alert">{failureText(failure)}</p>}
      {printed && <ManuscriptCopy printed={printed} onDone={endPrint} onFailure={endPrint} />}
    </>
  );
}
