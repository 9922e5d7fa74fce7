import { limits } from '@longhand/contract/limits';
import { useFormatter, useTranslations } from 'use-intl';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { FoundProject } from './collect-import-files.ts';
import styles from './import-dialog.module.css';

type ImportProjectsProps = {
  projects: readonly FoundProject[];
  /** Whether a folder has scenes, which can be joined into chapters. */
  hasScenes: boolean;
  isJoined: boolean;
  onJoin: (isJoined: boolean) => void;
  /** Whether notes would be lost because their texts are saved on this device, which stores none. */
  hasDroppedNotes: boolean;
};

/** Options and notices for the Scrivener projects of an import. */
export function ImportProjects(props: ImportProjectsProps) {
  const { projects, hasScenes, isJoined, onJoin, hasDroppedNotes } = props;
  const t = useTranslations('samples.importing');
  const format = useFormatter();
  if (projects.length === 0) return null;
  const list = (names: readonly string[]) => format.list(names);

  return (
    <>
      <ul className={styles.quiet}>
        {projects.map(({ title, leftOut, truncated }) => (
          <li key={title}>
            {t('project', { title })} {leftOut.length > 0 && t('leftOut', { names: list(leftOut) })}{' '}
            {truncated.length > 0 &&
              t('notesCut', { names: list(truncated), limit: limits.chapterNotesMax })}
          </li>
        ))}
      </ul>
      {hasScenes && (
        <Checkbox
          label={t('joinScenes')}
          checked={isJoined}
          onChange={({ target }) => onJoin(target.checked)}
        />
      )}
      {hasDroppedNotes && <p>{t('notesOnServer')}</p>}
    </>
  );
}
