import { limits } from '@longhand/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { droppedFiles, textsAmong } from '../files/chosen-files.ts';
import { FileButton } from '../files/file-button.tsx';
import { textFileEndings } from '../files/file-endings.ts';
import { useFileProblem } from '../files/file-problem.ts';
import { files } from '../files/start-file-worker.ts';
import styles from './import-dialog.module.css';
import { type TakenFile, takeTexts } from './take-texts.ts';

type ImportDropProps = { count: number; onFiles: (files: readonly TakenFile[]) => void };

/** Takes files, folders and packed folders, by choice or by dropping them. */
export function ImportDrop({ count, onFiles }: ImportDropProps) {
  const t = useTranslations('samples');
  const fileProblem = useFileProblem();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  const running = useRef<AbortController | null>(null);
  const cancel = useTranslations('ui')('cancel');
  const limit = limits.filesAtOnce;
  useEffect(() => () => running.current?.abort(), []);

  const take = async (given: readonly File[]) => {
    setProblems([]);
    setReading(true);
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const taken = await takeTexts(given, { reading: files, signal });
      const told = taken.refused.map(({ name, failure }) => `${name}: ${fileProblem(failure)}`);
      const isTooMany = count + taken.files.length > limit;
      setProblems([...told, ...(isTooMany ? [t('importing.tooMany', { limit })] : [])]);
      onFiles(taken.files.slice(0, Math.max(0, limit - count)));
    } catch (failure) {
      if (!signal.aborted) setProblems([fileProblem(failure)]);
    }
    setReading(false);
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
      {problems.length > 0 && (
        <ul role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem} dir="auto">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
