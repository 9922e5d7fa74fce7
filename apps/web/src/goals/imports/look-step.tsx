import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { addAll, checkAll } from './api.ts';
import { ColumnFields } from './column-fields.tsx';
import styles from './imports.module.css';
import { ModeField } from './mode-field.tsx';
import { Preview } from './preview.tsx';
import { Problems } from './problems.tsx';
import { readingOf, type Source } from './read-source.ts';
import { rowsOf } from './rows.ts';

type LookStepProps = {
  source: Source;
  onChange: (source: Source) => void;
  onBack: () => void;
  onDone: (result: { id: string; added: number; isWhole: boolean }) => void;
};

type Found = { fresh: number; known: number; future: number };

/** What would come of a file, before anything is kept. */
export function LookStep({ source, onChange, onBack, onDone }: LookStepProps) {
  const t = useTranslations('imports');
  const failureText = useFailureText();
  const reading = useMemo(() => readingOf(source), [source]);
  const rows = useMemo(() => rowsOf(reading.records), [reading]);
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [work, setWork] = useState<{ id: string; done: number; stop: AbortController } | null>(
    null,
  );
  const [tries, setTries] = useState(0);
  const { origin, name } = source;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const stop = new AbortController();
    setFound(null);
    setFailure(null);
    checkAll(origin, { rows, signal: stop.signal, onProgress: () => {} }).then(
      (sum) => stop.signal.aborted || setFound(sum),
      (error) => stop.signal.aborted || setFailure(error),
    );

    return () => stop.abort();
  }, [origin, rows, tries]);

  const add = async () => {
    const stop = new AbortController();
    const id = work?.id ?? crypto.randomUUID(); // a second try goes on with the first one's import
    const onProgress = (done: number) => setWork({ id, done, stop });
    onProgress(0);
    setFailure(null);
    try {
      const added = await addAll({ id, origin, name }, { rows, signal: stop.signal, onProgress });
      onDone({ id, added, isWhole: !stop.signal.aborted });
    } catch (error) {
      setFailure(error);
    }
  };
  const isAdding = work !== null && failure === null;

  return (
    <div className={styles.step}>
      <p className={styles.words}>{t(`origin.${origin}`, { name })}</p>
      {source.origin === 'table' && (
        <ColumnFields
          table={source.table}
          columns={source.columns}
          onChange={(columns) => onChange({ ...source, columns })}
        />
      )}
      {source.origin === 'nanowrimo' && (
        <ModeField mode={source.mode} onChange={(mode) => onChange({ ...source, mode })} />
      )}
      <Preview rows={rows} />
      <Problems problems={reading.problems} />
      <p role="status">{found === null ? failure === null && t('checking') : t('found', found)}</p>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)} {work !== null && t('soFar', { n: work.done })}
        </p>
      )}
      {isAdding ? (
        <WorkProgress
          label={t('adding')}
          done={work.done}
          total={rows.length}
          onCancel={() => work.stop.abort()}
        />
      ) : (
        <p className={styles.actions}>
          <Button onClick={onBack}>{t('back')}</Button>
          {failure !== null && work === null ? (
            <Button variant="primary" onClick={() => setTries(tries + 1)}>
              {t('again')}
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={found === null || found.fresh === 0}
              onClick={() => void add()}
            >
              {t('add', { n: found?.fresh ?? 0 })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
