import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { pathOf } from '../files/chosen-files.ts';
import styles from './import-dialog.module.css';
import type { Incoming } from './import-texts.ts';
import type { Place } from './sample-store.ts';

/** How a file stands: where its text is kept now, or why it is not. */
export type Standing = { place: Place; texts: number; onDevice: number } | { problem: string };

type ImportListProps = {
  incoming: readonly Incoming[];
  standing: ReadonlyMap<string, Standing>;
  onRemove?: ((id: string) => void) | undefined;
};

/** The files of an import, each with its result. */
export function ImportList({ incoming, standing, onRemove }: ImportListProps) {
  const t = useTranslations('samples');
  if (incoming.length === 0) return null;

  return (
    <ul className={styles.files} aria-label={t('importing.files')}>
      {incoming.map(({ id, file }) => (
        <li key={id} className={styles.file}>
          <span dir="auto">{pathOf(file)}</span> <Result standing={standing.get(id)} />{' '}
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

function Result({ standing }: { standing: Standing | undefined }) {
  const t = useTranslations('samples');
  if (standing === undefined) return <span className={styles.quiet}>{t('importing.waiting')}</span>;
  if ('problem' in standing) return <span className={styles.problem}>{standing.problem}</span>;

  return (
    <span className={styles.quiet}>
      {t(standing.place === 'device' ? 'importing.savedHere' : 'importing.saved')}
    </span>
  );
}
