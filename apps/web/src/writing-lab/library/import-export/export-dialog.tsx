import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../../platform/clock.ts';
import { showFailureToast, showToast } from '../../../platform/toasts.ts';
import { useProjects } from '../../../projects/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { download } from '../../../ui/download.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { type ExportFormat, exportFormats } from '../../files/download/export-file.ts';
import { useExportDetails } from '../../files/download/use-export-details.ts';
import { useLab } from '../../storage/lab.ts';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import styles from '../details/tags-dialog.module.css';
import { exportTexts, listMatchingTexts } from './export-texts.ts';

type ExportDialogProps = {
  /** All texts if omitted. */
  texts?: readonly SavedText[];
  onClose: () => void;
};

/** Exports texts as files: one directly, several or all in a .zip. A cancelled export downloads nothing. */
export function ExportDialog({ texts, onClose }: ExportDialogProps) {
  const t = useTranslations();
  const lab = useLab();
  const { data: projects = [] } = useProjects();
  const failureText = useFailureText();
  const detailsOf = useExportDetails();
  const [format, setFormat] = useState<ExportFormat>('docx');
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setProgress({ done: 0, total: texts?.length ?? 0 });
    try {
      const { signal } = controller;
      const wanted = texts ?? (await listMatchingTexts(lab, signal));
      const total = wanted.length;
      const file = await exportTexts(lab, wanted, {
        format,
        projects: new Map(projects.map(({ id, title }) => [id, title])),
        signal,
        untitled: t('writing-lab.untitled'),
        at: new Date(nowMs()),
        detailsOf,
        onDone: (done) => setProgress({ done, total }),
      });
      signal.throwIfAborted();
      download(file.name, file.content);
      showToast({ type: 'success', words: t('samples.exporting.done', { count: total }) });
      onClose();
    } catch (problem) {
      if (!controller.signal.aborted) {
        setFailure(problem);
        showFailureToast(problem);
      }
      setProgress(null);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        texts === undefined
          ? t('samples.exporting.all')
          : t('samples.exporting.title', { count: texts.length })
      }
    >
      <div className={styles.form}>
        {texts === undefined && <p>{t('samples.exporting.allText')}</p>}
        <p className={styles.choice}>
          <span className={styles.quiet}>{t('samples.exporting.format')}</span>
          <InlineSelect<ExportFormat>
            label={t('samples.exporting.format')}
            value={format}
            options={exportFormats.map((value) => ({
              value,
              label: t(`samples.download.${value}`),
            }))}
            onChange={setFormat}
          />
        </p>
        {format === 'manuscript' && <p>{t('samples.standard.hint')}</p>}
        {progress !== null && (
          <WorkProgress
            label={t('samples.exporting.running')}
            {...progress}
            onCancel={() => running.current?.abort()}
          />
        )}
        {failure !== null && <p role="alert">{failureText(failure)}</p>}
        <p className={styles.actions}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" loading={progress !== null} onClick={() => void run()}>
            {t('samples.exporting.submit')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
