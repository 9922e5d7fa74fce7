import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { useFileProblem } from '../files/file-problem.ts';
import { files } from '../files/start-file-worker.ts';
import { ImportDrop } from '../samples/import-drop.tsx';
import styles from './batch.module.css';
import type { GivenText } from './split.ts';
import { takeFiles } from './take-files.ts';

/** Takes files, folders and archives, and reads them away from the page. */
export function FilePart({ onTake }: { onTake: (texts: readonly GivenText[]) => void }) {
  const t = useTranslations();
  const fileProblem = useFileProblem();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = async (given: readonly File[]) => {
    if (given.length === 0) return;
    const off = new AbortController();
    running.current = off;
    const total = given.length;
    setRefused([]);
    setProgress({ done: 0, total });
    const onRead = (done: number) => setProgress({ done, total });
    const found = await takeFiles(given, { files, signal: off.signal, onRead });
    setProgress(null);
    const told = found.refused.map(({ name, failure }) => `${name}: ${fileProblem(failure)}`);
    setRefused([...new Set(told)]);
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
            void take(wanted.map(({ file }) => file));
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
