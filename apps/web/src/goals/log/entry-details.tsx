import { limits } from '@longhand/contract/limits';
import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { EntryDraft } from './entry-draft.ts';
import styles from './quick-log.module.css';

type EntryDetailsProps = {
  draft: EntryDraft;
  note: string;
  onChange: (patch: Partial<EntryDraft>) => void;
};

const moods = ['0', '1', '2', '3', '4', '5'] as const;

/** Optional fields of an entry: note, tags and mood. */
export function EntryDetails({ draft, note, onChange }: EntryDetailsProps) {
  const t = useTranslations('progress.log');

  return (
    <div className={styles.extras}>
      <TextField
        label={t('note')}
        value={note}
        maxLength={limits.noteMax}
        autoFocus
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <TextField
        label={t('tags')}
        value={draft.tags}
        autoComplete="off"
        onChange={(event) => onChange({ tags: event.target.value })}
      />
      <p className={styles.mood}>
        {t('moodIs')}{' '}
        <InlineSelect
          label={t('mood')}
          value={moods[draft.mood ?? 0] ?? '0'}
          options={moods.map((value) => ({ value, label: t(`moods.${value}`) }))}
          onChange={(value) => onChange({ mood: value === '0' ? null : Number(value) })}
        />
      </p>
    </div>
  );
}
