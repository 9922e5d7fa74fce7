import { limits } from '@longhand/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../ui/text-field.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useLab } from '../../storage/lab.ts';
import { tagsQuery } from '../../storage/samples/api.ts';
import { hasTag } from '../../storage/samples/filter-and-sort.ts';
import styles from './tags-dialog.module.css';
import type { Tagging } from './use-tagging.ts';

/** The tags of several texts, each removable, and a field to add one. */
export function TagsField({ tagging, isFirst }: { tagging: Tagging; isFirst?: boolean }) {
  const t = useTranslations('samples.tagging');
  const listId = useId();
  const { data: used = [] } = useQuery(tagsQuery(useLab()));
  const { texts, shownTags, typed, problem } = tagging;

  return (
    <>
      {shownTags.length === 0 ? (
        <p className={styles.quiet}>{t('none')}</p>
      ) : (
        <ul className={styles.tags}>
          {shownTags.map((tag) => {
            const count = texts.filter((text) => hasTag(tagging.tagsOf(text), tag)).length;

            return (
              <li key={tag} className={styles.tag}>
                <span dir="auto">{tag}</span>{' '}
                {count < texts.length && (
                  <span className={styles.quiet}>{t('onSome', { count, of: texts.length })}</span>
                )}
                <TextButton
                  quiet
                  aria-label={t('remove', { tag })}
                  onClick={() => tagging.remove(tag)}
                >
                  ×
                </TextButton>
              </li>
            );
          })}
        </ul>
      )}
      <TextField
        label={t('add')}
        hint={t('addHint', { limit: limits.tagsPerItemMax })}
        error={problem}
        value={typed}
        maxLength={limits.tagMax}
        list={listId}
        dir="auto"
        autoComplete="off"
        data-autofocus={isFirst || undefined}
        onChange={(event) => tagging.type(event.target.value)}
      />
      <datalist id={listId}>
        {used.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}
