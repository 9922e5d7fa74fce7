import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './file-button.module.css';
import { textFileExtensions } from './file-extensions.ts';

type FileButtonProps = {
  children: ReactNode;
  onFiles: (files: readonly File[]) => void;
  many?: boolean;
  /** Select a folder, including subfolders. */
  folder?: boolean;
  accept?: string;
  quiet?: boolean;
};

/** A label that opens the system file picker. */
export function FileButton(props: FileButtonProps) {
  const { children, onFiles, many = false, folder = false, quiet = false } = props;

  return (
    <label className={clsx(styles.file, quiet && styles.quiet)}>
      <input
        type="file"
        multiple={many || folder}
        accept={folder ? undefined : (props.accept ?? textFileExtensions)}
        {...(folder ? { webkitdirectory: '' } : {})}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = ''; // so that choosing the same file again fires a change
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
