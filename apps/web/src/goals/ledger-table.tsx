import type { Measure } from '@longhand/contract/progress-values';
import { useFormatter, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { inUnits } from '../ui/progress/units.ts';
import { useAmount } from '../ui/progress/use-amount.ts';
import type { Ledger, LedgerCell, LedgerMonth } from './ledger-layout.ts';
import styles from './year-ledger.module.css';

type LedgerTableProps = { ledger: Ledger; year: number; measure: Measure; unit?: string };

/** Before there is an amount a unit is said in the plural. */
const many = 1_000;

const dayNumbers = Array.from({ length: 31 }, (_, index) => index + 1);
const shownDayNumbers = new Set([1, 5, 10, 15, 20, 25, 30]);
const shownOnPhone = new Set([1, 10, 20, 30]);

/** Rows are months, columns days. The dots are drawn over a table of figures, which is what is read aloud. */
export function LedgerTable({ ledger, year, measure, unit = '' }: LedgerTableProps) {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const amount = useAmount();
  if (ledger.months.every(({ days }) => days === 0)) {
    return <p className={styles.nothingYet}>{t('goals.ledger.nothing', { year: String(year) })}</p>;
  }

  return (
    <>
      <table className={styles.ledger}>
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
            <MonthRow key={month.month} month={month} measure={measure} />
          ))}
        </tbody>
      </table>
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

function MonthRow({ month, measure }: { month: LedgerMonth; measure: Measure }) {
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
        <DayCell key={cell.on} cell={cell} measure={measure} />
      ))}
      {missing > 0 && <td colSpan={missing} />}
      <td className={styles.words}>{format.number(inUnits(month.total, measure))}</td>
      <td className={styles.days}>{format.number(month.days)}</td>
    </tr>
  );
}

function DayCell({ cell, measure }: { cell: LedgerCell; measure: Measure }) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useAmount();
  const format = useFormatter();
  const { amount: written } = cell;
  const nothing = cell.isRest ? styles.rest : styles.nothing;
  if (written === null && !cell.isToday) {
    return (
      <td className={nothing}>
        {cell.isRest && <span className={styles.aloud}>{t('goals.ledger.restDay')}</span>}
      </td>
    );
  }

  return (
    <td
      className={written === null ? nothing : undefined}
      data-today={cell.isToday || undefined}
      title={
        written === null
          ? undefined
          : t('progress.named', {
              name: dates.weekday(cell.on),
              amount: amount(written, measure),
            })
      }
    >
      {written !== null && (
        <span
          className={cell.size === 0 ? styles.none : styles.dot}
          style={{ '--size': cell.size } as React.CSSProperties} // custom property
        />
      )}
      <span className={styles.aloud}>
        {written !== null && format.number(inUnits(written, measure))}{' '}
        {cell.isToday && t('goals.ledger.today')}
      </span>
    </td>
  );
}
