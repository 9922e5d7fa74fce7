import type { Goal } from '@longhand/contract/goal-values';
import { type Measure, measures } from '@longhand/contract/progress-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LocalDate, localDateOf } from '../../platform/local-date.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { useLoggedUnits, useYearDays } from '../api.ts';
import { useMomentum } from '../momentum/api.ts';
import styles from './year-history.module.css';
import { buildYearHistory, createRestDayCheck } from './year-history-layout.ts';
import { YearHistoryTable } from './year-history-table.tsx';

/** Day grid of a year, for all entries or one goal. Year and measure are in the URL. */
export function YearHistorySection({ today, goal }: { today: LocalDate; goal?: Goal }) {
  const t = useTranslations();
  const amount = useFormatAmount();
  const { year, measure: requestedMeasure, change } = useYearSelection(today);
  const measure = goal?.measure ?? requestedMeasure;
  const days = useYearDays({ year, measure, today, goal });
  const { restWeekdays } = usePreferences();
  const isRestDay = createRestDayCheck(restWeekdays, useMomentum().data?.rests ?? []);
  const hasEarlier = useLastKnown(
    days.isPlaceholderData
      ? undefined
      : days.data?.days.some(({ on }) => on < localDateOf(year, 1, 1)),
  );
  const history = days.data && buildYearHistory(days.data.days, { year, today: days.data.today });

  return (
    <Section
      title={
        history === undefined || history.largest === null
          ? String(year)
          : t('goals.ledger.title', {
              amount: amount(history.total, measure, goal?.unit),
              year: String(year),
            })
      }
      note={goal === undefined && <StreakNote />}
    >
      <QueryContent query={days} errorTitle={t('goals.error.ledger')} lines={12}>
        {({ days, today }) => (
          <YearHistoryTable
            history={buildYearHistory(days, { year, today, isRestDay })}
            year={year}
            measure={measure}
            unit={goal?.unit ?? ''}
          />
        )}
      </QueryContent>
      <YearControls
        today={today}
        hasEarlier={hasEarlier}
        year={year}
        measure={goal === undefined ? measure : null}
        change={change}
      />
    </Section>
  );
}

/** The streak of the account, shown from a best streak of two days on. */
function StreakNote() {
  const t = useTranslations();
  const { hideStreaks, gentleMode } = usePreferences();
  const streak = useMomentum().data?.streak;
  if (hideStreaks || gentleMode || streak === undefined || streak.best < 2) return null;

  return t('goals.ledger.run', { now: streak.current, longest: streak.best });
}

type YearSelection = { year: number; measure: Measure };

type YearControlsProps = Omit<YearSelection, 'measure'> & {
  /** Null hides the measure select. */
  measure: Measure | null;
  today: LocalDate;
  /** The previous year has entries. */
  hasEarlier: boolean;
  change: (patch: Partial<YearSelection>) => void;
};

function YearControls({ today, hasEarlier, year, measure, change }: YearControlsProps) {
  const t = useTranslations();
  const logged = useLoggedUnits().data?.items ?? [];
  const offered = measures.filter(
    (one) => one === measure || (one !== 'own' && logged.some((unit) => unit.measure === one)),
  );

  const { containerRef, navigation } = useYearNavigation((by) => change({ year: year + by }));

  return (
    <p ref={containerRef} className={styles.choices} tabIndex={-1} onBlur={navigation.handleBlur}>
      {hasEarlier && (
        <TextButton quiet onClick={() => navigation.by(-1)}>
          {t('goals.ledger.earlier', { year: String(year - 1) })}
        </TextButton>
      )}
      {year < Number(today.slice(0, 4)) && (
        <TextButton quiet onClick={() => navigation.by(1)}>
          {t('goals.ledger.later', { year: String(year + 1) })}
        </TextButton>
      )}
      {measure !== null && (offered.length > 1 || measure !== 'word') && (
        <InlineSelect
          label={t('goals.ledger.measure')}
          value={measure}
          options={offered.map((value) => ({
            value,
            label: t('progress.unit', { measure: value, n: pluralAmount }),
          }))}
          onChange={(value) => change({ measure: value })}
        />
      )}
    </p>
  );
}

/** Keeps the last value while refetching, so that a focused button is not removed and added again. */
function useLastKnown(current: boolean | undefined): boolean {
  const [lastKnown, setLastKnown] = useState(current ?? false);
  if (current !== undefined && current !== lastKnown) setLastKnown(current);

  return current ?? lastKnown;
}

/** Year buttons. If the pressed button disappears at the first or last year, focus moves to the remaining control. */
function useYearNavigation(changeYear: (by: number) => void) {
  const containerRef = useRef<HTMLParagraphElement>(null);
  const hasPressed = useRef(false);

  useEffect(() => {
    if (!hasPressed.current || document.activeElement !== document.body) return;
    const left =
      containerRef.current?.querySelector<HTMLElement>('button, select') ?? containerRef.current;
    left?.focus({ preventScroll: true });
  });

  return {
    containerRef,
    navigation: {
      by(years: number) {
        hasPressed.current = true;
        changeYear(years);
      },
      handleBlur({ target }: { target: Element }) {
        if (target.isConnected) hasPressed.current = false;
      },
    },
  };
}

/** Shows the plural form of the unit without an amount. */
const pluralAmount = 1_000;

const firstYear = 1990;

function useYearSelection(
  today: LocalDate,
): YearSelection & { change: (patch: Partial<YearSelection>) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const thisYear = Number(today.slice(0, 4));
  const requestedYear = Number(search['year']);
  const isYear =
    Number.isInteger(requestedYear) && requestedYear >= firstYear && requestedYear <= thisYear;

  return {
    year: isYear ? requestedYear : thisYear,
    measure: measures.find((measure) => measure === search['measure']) ?? 'word',
    change: (patch) =>
      void navigate({
        to: '.',
        search: { ...search, ...patch },
        replace: true,
        resetScroll: false,
      }),
  };
}
