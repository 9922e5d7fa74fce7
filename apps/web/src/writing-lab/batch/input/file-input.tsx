import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { useFileFailureText } from '../../files/open/file-failure-text.ts';
import { readTextFiles } from '../../files/open/read-text-files.ts';
import type { BatchInput } from '../../files/open/split-text.ts';
import { textFileReader } from '../../files/open/start-file-worker.ts';
import { ImportDrop } from '../../library/import-export/import-drop.tsx';
import styles from '../batch.module.css';

/** Accepts files, folders and archives and reads them in a worker. */
export function FileInput({ onTake }: { onTake: (texts: readonly BatchInput[]) => void }) {
  const t = useTranslations();
  const fileProblem = useFileFailureText();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const readFiles = async (given: readonly File[]) => {
    if (given.length === 0) return;
    const controller = new AbortController();
    running.current = controller;
    const total = given.length;
    setRefused([]);
    setProgress({ done: 0, total });
    const onRead = (done: number) => setProgress({ done, total });
    const found = await readTextFiles(given, {
      files: textFileReader,
      signal: controller.signal,
      onRead,
    });
    setProgress(null);
    const messages = found.refused.map(({ name, failure }) => `${name}: ${fileProblem(failure)}`);
    setRefused([...new Set(messages)]);
    onTake(found.texts);
  };

  return (
    <>
      {progress && (
        <WorkProgress
          label={t('samples.importing.reading')}
          {...progress}
          onCancel={() => running.current?.abort()}
        />
      )}
      <div hidden={progress !== null}>
        <ImportDrop
          count={0}
          onFiles={(taken) => {
            const wanted = taken.filter(({ file, form }) => form !== 'documents' && file.size > 0);
            void readFiles(wanted.map(({ file }) => file));
          }}
        />
      </div>
      {refused.length > 0 && (
        <ul role="alert" className={styles.refused}>
          {refused.map((problem) => (
            <li key={problem} dir="auto">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
