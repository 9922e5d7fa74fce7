import { limits } from '@longhand/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { droppedFiles, isArchive, textsAmong } from '../files/chosen-files.ts';
import { FileButton } from '../files/file-button.tsx';
import { useFileProblem } from '../files/file-problem.ts';
import { files, textFileEndings } from '../files/start-file-worker.ts';
import styles from './import-dialog.module.css';

type ImportDropProps = { count: number; onFiles: (files: readonly File[]) => void };

/** Takes files, folders and packed folders, by choice or by dropping them. */
export function ImportDrop({ count, onFiles }: ImportDropProps) {
  const t = useTranslations('samples');
  const fileProblem = useFileProblem();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const running = useRef<AbortController | null>(null);
  const cancel = useTranslations('ui')('cancel');
  const limit = limits.filesAtOnce;
  useEffect(() => () => running.current?.abort(), []);

  const take = async (given: readonly File[]) => {
    setProblem(null);
    setReading(true);
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const taken: File[] = [];
    for (const file of given) {
      if (!isArchive(file)) {
        taken.push(file);
        continue;
      }
      try {
        taken.push(...(await files.unpack(file, signal)));
      } catch (failure) {
        if (signal.aborted) break;
        setProblem(`${file.name}: ${fileProblem(failure)}`);
      }
    }
    setReading(false);
    if (signal.aborted) return;
    if (count + taken.length > limit) setProblem(t('importing.tooMany', { limit }));
    onFiles(taken.slice(0, Math.max(0, limit - count)));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the buttons in it choose them for everybody */}
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void droppedFiles(event.dataTransfer).then(take);
        }}
      >
        {isReading ? (
          <p>
            {t('importing.reading')}{' '}
            <TextButton onClick={() => running.current?.abort()}>{cancel}</TextButton>
          </p>
        ) : (
          <p>{t('importing.drop')}</p>
        )}
        <p className={styles.choice}>
          <FileButton
            many
            accept={`${textFileEndings},.zip`}
            onFiles={(chosen) => void take(chosen)}
          >
            {t('importing.choose')}
          </FileButton>
          <FileButton folder onFiles={(chosen) => void take(textsAmong(chosen))}>
            {t('importing.folder')}
          </FileButton>
        </p>
        <p className={styles.quiet}>{t('formats')}</p>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}
