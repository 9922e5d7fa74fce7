import type { RowProblem } from '@longhand/progress-files/record';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { addRows, checkRows } from './api.ts';
import { ColumnFields } from './column-fields.tsx';
import { toImportRows } from './import-rows.ts';
import styles from './imports.module.css';
import { ModeField } from './mode-field.tsx';
import { type ImportSource, parseSource } from './read-source.ts';
import { RowPreview } from './row-preview.tsx';

type ReviewStepProps = {
  source: ImportSource;
  onChange: (source: ImportSource) => void;
  onBack: () => void;
  onDone: (result: { id: string; added: number; isComplete: boolean }) => void;
};

type RowCounts = { fresh: number; known: number; future: number };

/** Preview of the import before anything is saved. */
export function ReviewStep({ source, onChange, onBack, onDone }: ReviewStepProps) {
  const t = useTranslations('imports');
  const failureText = useFailureText();
  const parsedFile = useMemo(() => parseSource(source), [source]);
  const rows = useMemo(() => toImportRows(parsedFile.records), [parsedFile]);
  const [counts, setCounts] = useState<RowCounts | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [upload, setUpload] = useState<{ id: string; done: number; abort: AbortController } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  const { origin, name } = source;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    const controller = new AbortController();
    setCounts(null);
    setFailure(null);
    checkRows(origin, { rows, signal: controller.signal, onProgress: () => {} }).then(
      (sum) => controller.signal.aborted || setCounts(sum),
      (error) => controller.signal.aborted || setFailure(error),
    );

    return () => controller.abort();
  }, [origin, rows, attempt]);

  const addImport = async () => {
    const controller = new AbortController();
    const id = upload?.id ?? crypto.randomUUID(); // a retry continues the same import
    const onProgress = (done: number) => setUpload({ id, done, abort: controller });
    onProgress(0);
    setFailure(null);
    try {
      const added = await addRows(
        { id, origin, name },
        { rows, signal: controller.signal, onProgress },
      );
      onDone({ id, added, isComplete: !controller.signal.aborted });
    } catch (error) {
      setFailure(error);
    }
  };
  const isAdding = upload !== null && failure === null;

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
      <RowPreview rows={rows} />
      <RowProblemList problems={parsedFile.problems} />
      <p role="status">
        {counts === null ? failure === null && t('checking') : t('found', counts)}
      </p>
      {failure !== null && (
        <p className={styles.error} role="alert">
          {failureText(failure)} {upload !== null && t('soFar', { n: upload.done })}
        </p>
      )}
      {isAdding ? (
        <WorkProgress
          label={t('adding')}
          done={upload.done}
          total={rows.length}
          onCancel={() => upload.abort.abort()}
        />
      ) : (
        <p className={styles.actions}>
          <Button onClick={onBack}>{t('back')}</Button>
          {failure !== null && upload === null ? (
            <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
              {t('again')}
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={counts === null || counts.fresh === 0}
              onClick={() => void addImport()}
            >
              {t('add', { n: counts?.fresh ?? 0 })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

const maxProblems = 5;

/** Rejected rows with their original value. */
function RowProblemList({ problems }: { problems: readonly RowProblem[] }) {
  const t = useTranslations('imports');
  if (problems.length === 0) return null;

  return (
    <div>
      <p className={styles.warning}>{t('problems.count', { n: problems.length })}</p>
      <ul className={styles.muted}>
        {problems.slice(0, maxProblems).map(({ row, reason, value }) => (
          <li key={row}>{t(`problems.${reason}`, { row, value: value.slice(0, 60) })}</li>
        ))}
      </ul>
    </div>
  );
}
