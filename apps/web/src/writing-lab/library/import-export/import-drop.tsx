import { limits } from '@longhand/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import { readDroppedFiles, selectFolderTexts } from '../../files/open/chosen-files.ts';
import { FileButton } from '../../files/open/file-button.tsx';
import { textFileExtensions } from '../../files/open/file-extensions.ts';
import { useFileFailureText } from '../../files/open/file-failure-text.ts';
import { textFileReader } from '../../files/open/start-file-worker.ts';
import {
  collectImportFiles,
  type FoundProject,
  type ImportCandidate,
} from './collect-import-files.ts';
import styles from './import-dialog.module.css';

type ImportDropProps = {
  count: number;
  onFiles: (files: readonly ImportCandidate[], projects: readonly FoundProject[]) => void;
};

/** Accepts files, folders and archives, chosen or dropped. */
export function ImportDrop({ count, onFiles }: ImportDropProps) {
  const t = useTranslations('samples');
  const fileProblem = useFileFailureText();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  const running = useRef<AbortController | null>(null);
  const cancel = useTranslations('ui')('cancel');
  const limit = limits.filesPerImportMax;
  useEffect(() => () => running.current?.abort(), []);

  const collect = async (chosen: Promise<readonly File[]>) => {
    setProblems([]);
    setReading(true);
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const taken = await collectImportFiles(await chosen, { reading: textFileReader, signal });
      const messages = taken.refused.map(({ name, failure }) => `${name}: ${fileProblem(failure)}`);
      const accepted = firstFiles(taken.files, limit - count);
      const isTooMany = accepted.length < taken.files.length;
      setProblems([...messages, ...(isTooMany ? [t('importing.tooMany', { limit })] : [])]);
      onFiles(accepted, taken.projects);
    } catch (failure) {
      if (!signal.aborted) setProblems([fileProblem(failure)]);
    }
    setReading(false);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the buttons in it work for keyboard users */}
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void collect(readDroppedFiles(event.dataTransfer));
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
            accept={`${textFileExtensions},.zip`}
            onFiles={(chosen) => void collect(Promise.resolve(chosen))}
          >
            {t('importing.choose')}
          </FileButton>
          <FileButton folder onFiles={(chosen) => void collect(selectFolderTexts(chosen))}>
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

/** Limits the number of files per import. The two forms of a project are counted separately because only one is imported. */
function firstFiles(files: readonly ImportCandidate[], most: number): ImportCandidate[] {
  let [chapters, documents] = [0, 0];

  return files.filter(({ form }) => {
    if (form !== 'documents') chapters += 1;
    if (form !== 'chapters') documents += 1;

    return (form === 'documents' ? documents : chapters) <= most;
  });
}
