import { limits } from '@longhand/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { droppedFiles, textsOfFolder } from '../files/chosen-files.ts';
import { FileButton } from '../files/file-button.tsx';
import { textFileEndings } from '../files/file-endings.ts';
import { useFileProblem } from '../files/file-problem.ts';
import { files } from '../files/start-file-worker.ts';
import styles from './import-dialog.module.css';
import { type TakenFile, type TakenProject, takeTexts } from './take-texts.ts';

type ImportDropProps = {
  count: number;
  onFiles: (files: readonly TakenFile[], projects: readonly TakenProject[]) => void;
};

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

  const take = async (chosen: Promise<readonly File[]>) => {
    setProblems([]);
    setReading(true);
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const taken = await takeTexts(await chosen, { reading: files, signal });
      const told = taken.refused.map(({ name, failure }) => `${name}: ${fileProblem(failure)}`);
      const kept = firstFiles(taken.files, limit - count);
      const isTooMany = kept.length < taken.files.length;
      setProblems([...told, ...(isTooMany ? [t('importing.tooMany', { limit })] : [])]);
      onFiles(kept, taken.projects);
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
          void take(droppedFiles(event.dataTransfer));
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
            onFiles={(chosen) => void take(Promise.resolve(chosen))}
          >
            {t('importing.choose')}
          </FileButton>
          <FileButton folder onFiles={(chosen) => void take(textsOfFolder(chosen))}>
            {t('importing.folder')}
          </FileButton>
        </p>
        <p className={styles.quiet}>
          {t('formats')}. {t('importing.scrivener')}
        </p>
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

/** As many as one import takes; the two forms of a project are counted apart, for only one of them is imported. */
function firstFiles(files: readonly TakenFile[], most: number): TakenFile[] {
  let [chapters, documents] = [0, 0];

  return files.filter(({ form }) => {
    if (form !== 'documents') chapters += 1;
    if (form !== 'chapters') documents += 1;

    return (form === 'documents' ? documents : chapters) <= most;
  });
}
