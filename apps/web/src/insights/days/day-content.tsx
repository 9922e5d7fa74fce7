import type { ProgressEntry } from '@longhand/contract/progress-values';
import { useTranslations } from 'use-intl';
import { useFormatAmount } from '../../goals/index.ts';
import type { LocalDate } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { useDay, useFilters } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { Annotations } from './annotations.tsx';
import styles from './days.module.css';

type DayContentProps = { on: LocalDate; onBack: (() => void) | undefined };

/** Entries, texts and notes of a day. */
export function DayContent({ on, onBack }: DayContentProps) {
  const t = useTranslations('insight-screens.days');
  const { query } = useInsightSearch();
  const day = useDay(on, query);
  const dates = useDates();
  const amount = useFormatAmount();

  return (
    <>
      {onBack !== undefined && (
        <p>
          <TextButton quiet onClick={onBack}>
            {t('back')}
          </TextButton>
        </p>
      )}
      <QueryContent query={day} errorTitle={t('dayError')} lines={4}>
        {({ entries, texts, annotations }) => (
          <>
            <h3 className={styles.title}>{t('entriesTitle')}</h3>
            {entries.length === 0 && <p className={styles.muted}>{t('noEntries')}</p>}
            <ul>
              {entries.map((entry) => (
                <EntryItem key={entry.clientId} entry={entry} />
              ))}
            </ul>
            {texts.length > 0 && (
              <>
                <h3 className={styles.title}>{t('texts')}</h3>
                <ul>
                  {texts.map(({ id, title, at, words }) => (
                    <li key={id} className={styles.row}>
                      <TextLink to={`/app/writing-lab/analyzer?sample=${id}`} dir="auto">
                        {title === '' ? t('untitled') : title}
                      </TextLink>
                      <span className={styles.figure}>{amount(words, 'word')}</span>
                      <span className={styles.muted}>{dates.time(at)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <Annotations on={on} annotations={annotations} />
          </>
        )}
      </QueryContent>
    </>
  );
}

function EntryItem({ entry }: { entry: ProgressEntry }) {
  const t = useTranslations('insight-screens');
  const amount = useFormatAmount();
  const projects = useFilters().data?.projects ?? [];
  const project = projects.find(({ id }) => id === entry.projectId)?.title;
  const details = [t(`sources.${entry.source}`), project, ...entry.tags].filter(
    (one) => one !== undefined,
  );

  return (
    <li className={styles.row}>
      <span className={styles.figure}>{amount(entry.amount, entry.measure, entry.unit)}</span>
      <span className={styles.muted} dir="auto">
        {details.join(' · ')}
      </span>
      {entry.note !== '' && (
        <span className={styles.note} dir="auto">
          {entry.note}
        </span>
      )}
    </li>
  );
}
