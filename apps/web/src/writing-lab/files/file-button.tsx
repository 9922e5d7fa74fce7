import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './file-button.module.css';
import { textFileEndings } from './file-endings.ts';

type FileButtonProps = {
  children: ReactNode;
  onFiles: (files: readonly File[]) => void;
  many?: boolean;
  /** A whole folder, with the folders in it. */
  folder?: boolean;
  accept?: string;
  quiet?: boolean;
};

/** Words that open the system's own dialog for files. */
export function FileButton(props: FileButtonProps) {
  const { children, onFiles, many = false, folder = false, quiet = false } = props;

  return (
    <label className={clsx(styles.file, quiet && styles.quiet)}>
      <input
        type="file"
        multiple={many || folder}
        accept={folder ? undefined : (props.accept ?? textFileEndings)}
        {...(folder ? { webkitdirectory: '' } : {})}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = ''; // the same file may be chosen again
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
