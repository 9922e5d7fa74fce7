import { useTranslations } from 'use-intl';
import styles from './batch.module.css';

/** Takes a whole folder, where the browser lets one be chosen. */
export function FolderField({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations('lab.batch');

  return (
    <label className={styles.folder}>
      <input
        type="file"
        multiple
        ref={(input) => {
          if (input) input.webkitdirectory = true;
        }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ''; // the same folder may be chosen again
        }}
      />
      <span>{t('folder')}</span>
    </label>
  );
}
