import type { Goal } from '@longhand/contract/goal-values';
import { type Measure, measures } from '@longhand/contract/progress-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LocalDate, localDateOf } from '../platform/local-date.ts';
import { usePreferences } from '../platform/preferences.ts';
import { InkSelect } from '../ui/ink-field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Section } from '../ui/page.tsx';
import { useAmount } from '../ui/progress/use-amount.ts';
import { TextButton } from '../ui/text-link.tsx';
import { useUnits, useYear } from './api.ts';
import { freeDays, ledgerOf } from './ledger-layout.ts';
import { LedgerTable } from './ledger-table.tsx';
import { useMomentum } from './momentum/api.ts';
import styles from './year-ledger.module.css';

/** The year day by day, of everything or of what counts for one goal. Which year, and what is counted, stand in the address. */
export function YearLedger({ today, goal }: { today: LocalDate; goal?: Goal }) {
  const t = useTranslations();
  const amount = useAmount();
  const { year, measure: asked, change } = useShownYear(today);
  const measure = goal?.measure ?? asked;
  const days = useYear({ year, measure, today, goal });
  const { restWeekdays } = usePreferences();
  const isFree = freeDays(restWeekdays, useMomentum().data?.rests ?? []);
  const hasEarlier = useKnown(
    days.isPlaceholderData
      ? undefined
      : days.data?.days.some(({ on }) => on < localDateOf(year, 1, 1)),
  );
  const ledger = days.data && ledgerOf(days.data.days, { year, today: days.data.today });

  return (
    <Section
      title={
        ledger === undefined || ledger.largest === null
          ? String(year)
          : t('goals.ledger.title', {
              amount: amount(ledger.total, measure, goal?.unit),
              year: String(year),
            })
      }
      note={<Runs />}
    >
      <Loaded query={days} failure={t('goals.error.ledger')} lines={12}>
        {({ days, today }) => (
          <LedgerTable
            ledger={ledgerOf(days, { year, today, isFree })}
            year={year}
            measure={measure}
            unit={goal?.unit ?? ''}
          />
        )}
      </Loaded>
      <Choices
        today={today}
        hasEarlier={hasEarlier}
        year={year}
        measure={goal === undefined ? measure : null}
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

type ChoicesProps = Omit<Shown, 'measure'> & {
  /** Null where there is nothing to choose. */
  measure: Measure | null;
  today: LocalDate;
  /** Something was written in the year before. */
  hasEarlier: boolean;
  change: (patch: Partial<Shown>) => void;
};

function Choices({ today, hasEarlier, year, measure, change }: ChoicesProps) {
  const t = useTranslations();
  const logged = useUnits().data?.items ?? [];
  const offered = measures.filter(
    (one) => one === measure || (one !== 'own' && logged.some((unit) => unit.measure === one)),
  );

  const { place, turn } = useTurning((by) => change({ year: year + by }));

  return (
    <p ref={place} className={styles.choices} tabIndex={-1} onBlur={turn.leave}>
      {hasEarlier && (
        <TextButton quiet onClick={() => turn.by(-1)}>
          {t('goals.ledger.earlier', { year: String(year - 1) })}
        </TextButton>
      )}
      {year < Number(today.slice(0, 4)) && (
        <TextButton quiet onClick={() => turn.by(1)}>
          {t('goals.ledger.later', { year: String(year + 1) })}
        </TextButton>
      )}
      {measure !== null && (offered.length > 1 || measure !== 'word') && (
        <InkSelect
          label={t('goals.ledger.measure')}
          value={measure}
          options={offered.map((value) => ({
            value,
            label: t('progress.unit', { measure: value, n: many }),
          }))}
          onChange={(value) => change({ measure: value })}
        />
      )}
    </p>
  );
}

/** What was known last, while it is being asked anew: a button that goes and comes back has lost the focus. */
function useKnown(now: boolean | undefined): boolean {
  const [known, setKnown] = useState(now ?? false);
  if (now !== undefined && now !== known) setKnown(now);

  return now ?? known;
}

/** Turns the years. At the first and the last one the button that was pressed is gone: the focus goes to what is left beside it. */
function useTurning(act: (by: number) => void) {
  const place = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (!wasPressed.current || document.activeElement !== document.body) return;
    const left = place.current?.querySelector<HTMLElement>('button, select') ?? place.current;
    left?.focus({ preventScroll: true });
  });

  return {
    place,
    turn: {
      by(years: number) {
        wasPressed.current = true;
        act(years);
      },
      leave({ target }: { target: Element }) {
        if (target.isConnected) wasPressed.current = false;
      },
    },
  };
}

/** Before there is an amount a unit is said in the plural. */
const many = 1_000;

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
