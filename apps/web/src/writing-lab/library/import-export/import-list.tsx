import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import { pathOf } from '../../files/open/chosen-files.ts';
import type { StorageLocation } from '../../storage/samples/sample-store.ts';
import styles from './import-dialog.module.css';
import type { ImportFile } from './import-texts.ts';

/** The result for a file: where its text is stored, or why it failed. */
export type ImportStatus =
  | { place: StorageLocation; texts: number; onDevice: number }
  | { problem: string };

type ImportListProps = {
  incoming: readonly ImportFile[];
  statuses: ReadonlyMap<string, ImportStatus>;
  onRemove?: ((id: string) => void) | undefined;
};

/** The files of an import with their results. */
export function ImportList({ incoming, statuses, onRemove }: ImportListProps) {
  const t = useTranslations('samples');
  if (incoming.length === 0) return null;

  return (
    <ul className={styles.files} aria-label={t('importing.files')}>
      {incoming.map(({ id, file }) => (
        <li key={id} className={styles.file}>
          <span dir="auto">{pathOf(file)}</span> <ImportStatusText standing={statuses.get(id)} />{' '}
          {onRemove !== undefined && (
            <TextButton
              quiet
              aria-label={t('importing.remove', { name: pathOf(file) })}
              onClick={() => onRemove(id)}
            >
              ×
            </TextButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function ImportStatusText({ standing: fileStatus }: { standing: ImportStatus | undefined }) {
  const t = useTranslations('samples');
  if (fileStatus === undefined)
    return <span className={styles.quiet}>{t('importing.waiting')}</span>;
  if ('problem' in fileStatus) return <span className={styles.problem}>{fileStatus.problem}</span>;

  return (
    <span className={styles.quiet}>
      {t(fileStatus.place === 'device' ? 'importing.savedHere' : 'importing.saved')}
    </span>
  );
}
