import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showFailureToast } from '../../../platform/toasts.ts';
import { download } from '../../../ui/download.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import styles from './download-formats.module.css';
import {
  type ExportFormat,
  type ExportSource,
  exportFile,
  exportFormats,
  fileExtensionOf,
} from './export-file.ts';
import { fileNameOf } from './plain-text-download.ts';
import type { PrintedManuscript } from './printable-manuscript.tsx';
import { useExportDetails } from './use-export-details.ts';

const PrintableManuscript = lazyComponent(() => import('./printable-manuscript.tsx'));

/** An export with its length. */
export type ExportWork = { source: ExportSource; words: number; characters: number };

type DownloadFormatsProps = {
  /** Reads the current state of the work. */
  read: () => ExportWork | Promise<ExportWork>;
  onDone: () => void;
};

/** Download buttons for every format, and a printable manuscript. */
export function DownloadFormats({ read, onDone }: DownloadFormatsProps) {
  const t = useTranslations('samples');
  const failureText = useFailureText();
  const createDetails = useExportDetails();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [printed, setPrinted] = useState<PrintedManuscript | null>(null);
  const finishPrint = useCallback(() => setPrinted(null), []); // stable identity, so that the sheet prints once

  const run = async (act: (printed: PrintedManuscript) => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      const { source, words, characters } = await read();
      const { language } = source;
      await act({ source, details: createDetails({ language, words, characters }) });
    } catch (problem) {
      setFailure(problem);
      showFailureToast(problem);
    } finally {
      setBusy(false);
    }
  };

  const downloadAs = (format: ExportFormat) =>
    run(async ({ source, details }) => {
      const content = await exportFile(source, format, details);
      download(`${fileNameOf(source.title)}.${fileExtensionOf(format)}`, content);
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
      {printed && (
        <PrintableManuscript printed={printed} onDone={finishPrint} onFailure={finishPrint} />
      )}
    </>
  );
}
