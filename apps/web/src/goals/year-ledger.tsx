import { type Measure, measures } from '@longhand/contract/progress-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type LocalDate, localDateOf } from '../platform/local-date.ts';
import { usePreferences } from '../platform/preferences.ts';
import { InkSelect } from '../ui/ink-field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { useAmount } from '../ui/progress/use-amount.ts';
import { TextButton } from '../ui/text-link.tsx';
import { useGoals, useYear } from './api.ts';
import { freeDays, ledgerOf } from './ledger-layout.ts';
import { LedgerTable } from './ledger-table.tsx';
import { useMomentum } from './momentum/api.ts';
import styles from './year-ledger.module.css';

/** The year day by day. Which year, and words or characters, stand in the address. */
export function YearLedger({ today }: { today: LocalDate }) {
  const t = useTranslations();
  const amount = useAmount();
  const { year, measure, change } = useShownYear(today);
  const days = useYear(year, measure);
  const { restWeekdays } = usePreferences();
  const isFree = freeDays(restWeekdays, useMomentum().data?.rests ?? []);
  const ledger = days.data && ledgerOf(days.data.days, { year, today: days.data.today });

  return (
    <Section
      title={
        ledger === undefined || ledger.largest === null
          ? String(year)
          : t('goals.ledger.title', { amount: amount(ledger.total, measure), year: String(year) })
      }
      note={<Runs />}
    >
      <Loaded query={days} failure={t('goals.error.ledger')} lines={12}>
        {({ days, today }) => (
          <LedgerTable
            ledger={ledgerOf(days, { year, today, isFree })}
            year={year}
            measure={measure}
          />
        )}
      </Loaded>
      <Choices
        today={today}
        hasEarlier={days.data?.days.some(({ on }) => on < localDateOf(year, 1, 1)) ?? false}
        year={year}
        measure={measure}
        change={change}
      />
    </Section>
  );
}

/** A run is worth a word from two days on. */
function Runs() {
  const t = useTranslations();
  const { hideStreaks, gentleMode } = usePreferences();
  const streak = useMomentum().data?.streak;
  if (hideStreaks || gentleMode || streak === undefined || streak.best < 2) return null;

  return t('goals.ledger.run', { now: streak.current, longest: streak.best });
}

type Shown = { year: number; measure: Measure };

type ChoicesProps = Shown & {
  today: LocalDate;
  /** Something was written in the year before. */
  hasEarlier: boolean;
  change: (patch: Partial<Shown>) => void;
};

function Choices({ today, hasEarlier, year, measure, change }: ChoicesProps) {
  const t = useTranslations();
  const goals = useGoals();
  const all = [...(goals.data?.active ?? []), ...(goals.data?.closed ?? [])];
  const countsCharacters = all.some((goal) => goal.measure === 'character');

  return (
    <p className={styles.choices}>
      {hasEarlier && (
        <TextButton quiet onClick={() => change({ year: year - 1 })}>
          {t('goals.ledger.earlier', { year: String(year - 1) })}
        </TextButton>
      )}
      {year < Number(today.slice(0, 4)) && (
        <TextButton quiet onClick={() => change({ year: year + 1 })}>
          {t('goals.ledger.later', { year: String(year + 1) })}
        </TextButton>
      )}
      {(countsCharacters || measure === 'character') && (
        <InkSelect
          label={t('goals.ledger.measure')}
          value={measure}
          options={measures.map((value) => ({
            value,
            label: t('goals.ledger.words', { measure: value }),
          }))}
          onChange={(value) => change({ measure: value })}
        />
      )}
    </p>
  );
}

const firstYear = 1990;

function useShownYear(today: LocalDate): Shown & { change: (patch: Partial<Shown>) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const thisYear = Number(today.slice(0, 4));
  const asked = Number(search['year']);
  const isYear = Number.isInteger(asked) && asked >= firstYear && asked <= thisYear;

  return {
    year: isYear ? asked : thisYear,
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
