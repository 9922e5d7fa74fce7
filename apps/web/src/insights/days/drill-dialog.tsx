import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { toUtcDate } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useDays } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useUnits } from '../use-units.ts';
import { DayContent } from './day-content.tsx';
import styles from './days.module.css';
import { type Drill, parseDrill } from './drill.ts';

/** Drill-down from a point of a chart to its days, and from a day to its entries and texts. The state is in the URL. */
export function DrillDialog() {
  const { getParam, setParam } = useInsightSearch();
  const open = getParam('open');
  const drill = parseDrill(open);
  const [list, setList] = useState<string | null>(null);
  const title = useDrillTitle();
  if (drill === null) return null;

  return (
    <Dialog open wide onClose={() => setParam('open', null)} title={title(drill)}>
      {drill.type === 'day' ? (
        <DayContent
          key={drill.on}
          on={drill.on}
          onBack={list === null ? undefined : () => setParam('open', list)}
        />
      ) : (
        <DayList
          drill={drill}
          onOpen={(on) => {
            setList(open);
            setParam('open', on);
          }}
        />
      )}
    </Dialog>
  );
}

type DayListProps = { drill: Exclude<Drill, { type: 'day' }>; onOpen: (on: string) => void };

function DayList({ drill, onOpen }: DayListProps) {
  const t = useTranslations('insight-screens.days');
  const dates = useDates();
  const { search, query } = useInsightSearch();
  const units = useUnits(search);
  const { range: _range, ...filters } = { range: undefined, ...query };
  const days = useDays(
    drill.type === 'range' ? { ...filters, from: drill.from, to: drill.to } : query,
    drill.type === 'range'
      ? {}
      : {
          ...(drill.weekday === null ? {} : { weekday: drill.weekday }),
          ...(drill.hour === null ? {} : { hour: drill.hour }),
        },
  );

  return (
    <QueryContent query={days} errorTitle={t('error')} lines={4}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p className={styles.muted}>{t('none')}</p>}
          <ul>
            {items.map(({ on, amount, entries }) => (
              <li key={on} className={styles.row}>
                <TextButton onClick={() => onOpen(on)}>{dates.weekday(on)}</TextButton>
                <span className={styles.figure}>{units.text(amount)}</span>
                <span className={styles.muted}>{t('entries', { n: entries })}</span>
              </li>
            ))}
          </ul>
          {next !== null && <p className={styles.muted}>{t('first', { n: items.length })}</p>}
        </>
      )}
    </QueryContent>
  );
}

function useDrillTitle(): (drill: Drill) => string {
  const t = useTranslations('insight-screens.days');
  const dates = useDates();
  const format = useFormatter();

  return (drill) => {
    if (drill.type === 'day') return dates.heading(drill.on);
    if (drill.type === 'range') return dates.range(drill.from, drill.to);
    // January 1, 2024 was a Monday.
    const weekday =
      drill.weekday === null
        ? null
        : format.dateTime(toUtcDate(`2024-01-0${drill.weekday + 1}`), {
            timeZone: 'UTC',
            weekday: 'long',
          });
    const hour =
      drill.hour === null
        ? null
        : format.dateTime(new Date(Date.UTC(2024, 0, 1, drill.hour)), {
            timeZone: 'UTC',
            hour: 'numeric',
          });

    return weekday !== null && hour !== null
      ? t('time', { weekday, hour })
      : (weekday ?? hour ?? '');
  };
}
