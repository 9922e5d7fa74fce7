import { limits } from '@longhand/contract/limits';
import { useFormatter, useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './import-dialog.module.css';
import type { TakenProject } from './take-texts.ts';

type ImportProjectsProps = {
  projects: readonly TakenProject[];
  /** Whether some folder has scenes, which can be joined or not. */
  hasScenes: boolean;
  isJoined: boolean;
  onJoin: (isJoined: boolean) => void;
  /** Whether notes come with texts that will be kept on this device, where none are saved. */
  losesNotes: boolean;
};

/** What becomes of the Scrivener projects of an import. */
export function ImportProjects(props: ImportProjectsProps) {
  const { projects, hasScenes, isJoined, onJoin, losesNotes } = props;
  const t = useTranslations('samples.importing');
  const format = useFormatter();
  if (projects.length === 0) return null;
  const list = (names: readonly string[]) => format.list(names);

  return (
    <>
      <ul className={styles.quiet}>
        {projects.map(({ title, leftOut, cut }) => (
          <li key={title}>
            {t('project', { title })} {leftOut.length > 0 && t('leftOut', { names: list(leftOut) })}{' '}
            {cut.length > 0 && t('notesCut', { names: list(cut), limit: limits.chapterNotesMax })}
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
      {losesNotes && <p>{t('notesOnServer')}</p>}
    </>
  );
}
