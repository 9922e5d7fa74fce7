import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import type { OwnEntry } from '../../storage/device/own-entry.ts';
import styles from './own-words.module.css';
import { useRuleName } from './use-rule-name.ts';

type WordRowProps = {
  entry: OwnEntry;
  project: string | undefined;
  onEdit: () => void;
  /** Called with the displayed name of the entry. */
  onRemove: (words: string) => void;
};

/** One word with its settings. */
export function WordRow({ entry, project, onEdit, onRemove }: WordRowProps) {
  const t = useTranslations('own-words');
  const nameOf = useRuleName();
  const { kind, rule, word, replacements, note, isExact, held } = entry;
  const shown = word === '' ? nameOf(rule) : word;
  const details = [
    kind === 'ignore' && (word === '' ? t('wholeRule') : nameOf(rule)),
    isExact && t('exact'),
    project,
    held !== null && t('onDevice'),
  ].filter((one) => typeof one === 'string');

  return (
    <li className={styles.word}>
      <span className={styles.said}>
        <span className={styles.name} dir="auto">
          {shown}
        </span>{' '}
        {replacements.length > 0 && (
          <>
            <span className={styles.arrow} role="img" aria-label={t('instead')} />{' '}
            <span className={styles.instead} dir="auto">
              {replacements.join(', ')}
            </span>{' '}
          </>
        )}
        {details.map((one) => (
          <Fragment key={one}>
            <span className={styles.quiet} dir="auto">
              {one}
            </span>{' '}
          </Fragment>
        ))}
        {note !== '' && (
          <span className={styles.note}>
            <bdi>{note}</bdi>
          </span>
        )}
      </span>{' '}
      <span className={styles.acts}>
        <TextButton aria-label={t('editNamed', { word: shown })} onClick={onEdit}>
          {t('edit')}
        </TextButton>{' '}
        <TextButton aria-label={t('removeNamed', { word: shown })} onClick={() => onRemove(shown)}>
          {t('remove')}
        </TextButton>
      </span>
    </li>
  );
}
