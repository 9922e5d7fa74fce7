import clsx from 'clsx';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './file-drop.module.css';
import { TextButton } from './text-link.tsx';
import { WorkProgress } from './work-progress.tsx';

/** A file on its way: how much of it has been read, or why it was not. */
export type FileOnItsWay = { id: string; name: string; share: number; problem?: string };

type FileDropProps = {
  /** What is wanted, in the place where it is dropped: "Drop texts here". */
  label: string;
  /** Endings and types, as an `accept` of a file field has them. */
  accept: string;
  many?: boolean;
  files: readonly FileOnItsWay[];
  onFiles: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
};

/** Takes files that are dropped, chosen or pasted, and shows each on its way. */
export function FileDrop({ label, accept, many = false, files, onFiles, onRemove }: FileDropProps) {
  const t = useTranslations('ui.files');
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const taken = [...(list ?? [])];
    if (taken.length > 0) onFiles(many ? taken : taken.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div className={styles.files}>
      <label
        className={clsx(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={(event) => take(event.clipboardData.files)}
      >
        <span>{label}</span> <span className={styles.choose}>{t('choose')}</span>
        <input
          type="file"
          accept={accept}
          multiple={many}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ''; // the same file may be chosen again
          }}
        />
      </label>
      <ul>
        {files.map(({ id, name, share, problem }) => (
          <li key={id} className={styles.file}>
            {share < 1 && problem === undefined ? (
              <WorkProgress label={name} done={share} total={1} onCancel={() => onRemove(id)} />
            ) : (
              <p className={styles.line}>
                <span dir="auto">{name}</span>
                {problem !== undefined && <span className={styles.problem}>{problem}</span>}
                <TextButton
                  quiet
                  aria-label={t('removeFile', { name })}
                  onClick={() => onRemove(id)}
                >
                  {t('remove')}
                </TextButton>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
