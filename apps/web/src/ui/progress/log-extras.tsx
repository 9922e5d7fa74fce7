import { limits } from '@longhand/contract/limits';
import { useTranslations } from 'use-intl';
import { InkSelect } from '../ink-field.tsx';
import { LineField } from '../line-field.tsx';
import type { Log } from './log.ts';
import styles from './quick-log.module.css';

type LogExtrasProps = { log: Log; note: string; onChange: (patch: Partial<Log>) => void };

const moods = ['0', '1', '2', '3', '4', '5'] as const;

/** What may be said beside an amount: a note, tags, and how the writing felt. */
export function LogExtras({ log, note, onChange }: LogExtrasProps) {
  const t = useTranslations('progress.log');

  return (
    <div className={styles.extras}>
      <LineField
        label={t('note')}
        value={note}
        maxLength={limits.noteMax}
        autoFocus
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <LineField
        label={t('tags')}
        value={log.tags}
        autoComplete="off"
        onChange={(event) => onChange({ tags: event.target.value })}
      />
      <p className={styles.mood}>
        {t('moodIs')}{' '}
        <InkSelect
          label={t('mood')}
          value={moods[log.mood ?? 0] ?? '0'}
          options={moods.map((value) => ({ value, label: t(`moods.${value}`) }))}
          onChange={(value) => onChange({ mood: value === '0' ? null : Number(value) })}
        />
      </p>
    </div>
  );
}
