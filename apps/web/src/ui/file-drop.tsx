import clsx from 'clsx';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './file-drop.module.css';
import { TextButton } from './text-link.tsx';
import { WorkProgress } from './work-progress.tsx';

/** A file being read: its progress from 0 to 1, or why it failed. */
export type FileProgress = { id: string; name: string; progress: number; error?: string };

type FileDropProps = {
  /** What can be dropped: "Drop texts here". */
  label: string;
  /** Extensions and MIME types, as in the `accept` attribute. */
  accept: string;
  multiple?: boolean;
  files: readonly FileProgress[];
  onFiles: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
};

/** Accepts files by drop, choice or paste, and shows their progress. */
export function FileDrop({
  label,
  accept,
  multiple = false,
  files,
  onFiles,
  onRemove,
}: FileDropProps) {
  const t = useTranslations('ui.files');
  const [isOver, setOver] = useState(false);
  const acceptFiles = (list: FileList | null) => {
    const accepted = [...(list ?? [])];
    if (accepted.length > 0) onFiles(multiple ? accepted : accepted.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    acceptFiles(event.dataTransfer.files);
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
        onPaste={(event) => acceptFiles(event.clipboardData.files)}
      >
        <span>{label}</span> <span className={styles.choose}>{t('choose')}</span>
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          onChange={(event) => {
            acceptFiles(event.target.files);
            event.target.value = ''; // allows choosing the same file again
          }}
        />
      </label>
      <ul>
        {files.map(({ id, name, progress, error }) => (
          <li key={id} className={styles.file}>
            {progress < 1 && error === undefined ? (
              <WorkProgress label={name} done={progress} total={1} onCancel={() => onRemove(id)} />
            ) : (
              <p className={styles.line}>
                <span dir="auto">{name}</span>
                {error !== undefined && <span className={styles.problem}>{error}</span>}
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
