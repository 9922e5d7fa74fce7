import type { Measure } from '@longhand/contract/progress-values';
import { useFormatter, useTranslations } from 'use-intl';
import type { LocalDate } from '../platform/local-date.ts';
import { useDates } from '../platform/use-dates.ts';
import { inUnits } from '../ui/progress/units.ts';
import { useAmount } from '../ui/progress/use-amount.ts';
import type { Ledger, LedgerCell, LedgerMonth } from './ledger-layout.ts';
import { useDayTip } from './use-day-tip.ts';
import styles from './year-ledger.module.css';

type LedgerTableProps = { ledger: Ledger; year: number; measure: Measure; unit?: string };

/** Before there is an amount a unit is said in the plural. */
const many = 1_000;

const dayNumbers = Array.from({ length: 31 }, (_, index) => index + 1);
const shownDayNumbers = new Set([1, 5, 10, 15, 20, 25, 30]);
const shownOnPhone = new Set([1, 10, 20, 30]);

/** Rows are months, columns days. The dots are drawn over a table of figures, which is what is read aloud; pointing and focus show them. */
export function LedgerTable({ ledger, year, measure, unit = '' }: LedgerTableProps) {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const amount = useAmount();
  const wordsOf = useWordsOf(measure, unit);
  const { frame, tip, current, of } = useDayTip(ledger.months);
  if (ledger.months.every(({ days }) => days === 0)) {
    return <p className={styles.nothingYet}>{t('goals.ledger.nothing', { year: String(year) })}</p>;
  }

  return (
    <>
      <div className={styles.frame} ref={frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the keys of a grid lead through its days */}
        <table role="grid" className={styles.ledger} {...of}>
          <caption className={styles.aloud}>
            {t('goals.ledger.caption', {
              amount: amount(ledger.total, measure, unit),
              year: String(year),
            })}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.month}>
                <span className={styles.aloud}>{t('goals.ledger.month')}</span>
              </th>
              {dayNumbers.map((day) => (
                <th key={day} scope="col">
                  <span
                    className={shownDayNumbers.has(day) ? styles.number : styles.aloud}
                    data-between={!shownOnPhone.has(day) || undefined}
                  >
                    {format.number(day)}
                  </span>
                </th>
              ))}
              <th scope="col" className={styles.words}>
                {measure === 'own' ? unit : t('progress.unit', { measure, n: many })}
              </th>
              <th scope="col" className={styles.days}>
                {t('goals.ledger.days')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.months.map((month) => (
              <MonthRow
                key={month.month}
                month={month}
                measure={measure}
                current={current}
                wordsOf={wordsOf}
              />
            ))}
          </tbody>
        </table>
        {tip !== null && (
          <p
            aria-hidden="true"
            className={styles.tip}
            style={
              { '--at': `${tip.fromStart}px`, insetBlockStart: tip.fromTop } as React.CSSProperties
            } // custom property
          >
            {t('progress.named', { name: dates.weekday(tip.cell.on), amount: wordsOf(tip.cell) })}
          </p>
        )}
      </div>
      {ledger.largest !== null && (
        <p className={styles.note}>
          {t('goals.ledger.noteAny', {
            date: dates.day(ledger.largest.on),
            amount: amount(ledger.largest.amount, measure, unit),
          })}{' '}
          {hasRest(ledger) && t('goals.ledger.rests')}
        </p>
      )}
    </>
  );
}

function hasRest({ months }: Ledger): boolean {
  return months.some(({ cells }) => cells.some(({ isRest }) => isRest));
}

type WordsOf = (cell: LedgerCell) => string;

/** What a day holds, in words. */
function useWordsOf(measure: Measure, unit: string): WordsOf {
  const t = useTranslations('goals');
  const amount = useAmount();

  return ({ amount: written, isRest }) => {
    if (written !== null) return amount(written, measure, unit);

    return t(isRest ? 'week.rest' : 'week.nothing');
  };
}

type MonthRowProps = {
  month: LedgerMonth;
  measure: Measure;
  /** The day that the Tab key leads to. */
  current: LocalDate | undefined;
  wordsOf: WordsOf;
};

function MonthRow({ month, measure, current, wordsOf }: MonthRowProps) {
  const t = useTranslations('goals.ledger');
  const dates = useDates();
  const format = useFormatter();
  const missing = dayNumbers.length - month.cells.length;

  return (
    <tr>
      <th scope="row" className={styles.month}>
        <span className={styles.long}>{dates.month(month.month, 'long')}</span>
        <span className={styles.short} aria-hidden="true">
          {dates.month(month.month, 'short')}
        </span>
      </th>
      {month.cells.map((cell) => (
        <td
          key={cell.on}
          tabIndex={cell.on === current ? 0 : -1}
          className={markOf(cell)}
          data-on={cell.on}
          data-today={cell.isToday || undefined}
        >
          {cell.amount !== null && (
            <span
              className={cell.size === 0 ? styles.none : styles.dot}
              style={{ '--size': cell.size } as React.CSSProperties} // custom property
            />
          )}
          <span className={styles.aloud}>
            {wordsOf(cell)} {cell.isToday && t('today')}
          </span>
        </td>
      ))}
      {missing > 0 && <td colSpan={missing} />}
      <td className={styles.words}>{format.number(inUnits(month.total, measure))}</td>
      <td className={styles.days}>{format.number(month.days)}</td>
    </tr>
  );
}

/** Of a day without anything written. */
function markOf({ amount, isRest }: LedgerCell): string | undefined {
  if (amount !== null) return undefined;

  return isRest ? styles.rest : styles.nothing;
}
