import type { Measure } from '@longhand/contract/progress-values';
import { useFormatter, useTranslations } from 'use-intl';
import type { LocalDate } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { toUserUnits } from '../amounts/units.ts';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { useDayTooltip } from './use-day-tooltip.ts';
import styles from './year-history.module.css';
import type { HistoryCell, HistoryMonth, YearHistory } from './year-history-layout.ts';

type YearHistoryTableProps = {
  history: YearHistory;
  year: number;
  measure: Measure;
  unit?: string;
};

/** Shows the plural form of the unit without an amount. */
const pluralAmount = 1_000;

const dayNumbers = Array.from({ length: 31 }, (_, index) => index + 1);
const shownDayNumbers = new Set([1, 5, 10, 15, 20, 25, 30]);
const phoneDayNumbers = new Set([1, 10, 20, 30]);

/** Months as rows, days as columns. The dots overlay an accessible table of amounts. */
export function YearHistoryTable({ history, year, measure, unit = '' }: YearHistoryTableProps) {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const amount = useFormatAmount();
  const cellText = useCellText(measure, unit);
  const { frameRef, tooltip, tabStop, gridHandlers } = useDayTooltip(history.months);
  if (history.months.every(({ days }) => days === 0)) {
    return <p className={styles.nothingYet}>{t('goals.ledger.nothing', { year: String(year) })}</p>;
  }

  return (
    <>
      <div className={styles.frame} ref={frameRef}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move through the grid */}
        <table role="grid" className={styles.history} {...gridHandlers}>
          <caption className={styles.aloud}>
            {t('goals.ledger.caption', {
              amount: amount(history.total, measure, unit),
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
                    data-between={!phoneDayNumbers.has(day) || undefined}
                  >
                    {format.number(day)}
                  </span>
                </th>
              ))}
              <th scope="col" className={styles.words}>
                {measure === 'own' ? unit : t('progress.unit', { measure, n: pluralAmount })}
              </th>
              <th scope="col" className={styles.days}>
                {t('goals.ledger.days')}
              </th>
            </tr>
          </thead>
          <tbody>
            {history.months.map((month) => (
              <MonthRow
                key={month.month}
                month={month}
                measure={measure}
                tabStop={tabStop}
                cellText={cellText}
              />
            ))}
          </tbody>
        </table>
        {tooltip !== null && (
          <p
            aria-hidden="true"
            className={styles.tip}
            style={
              {
                '--at': `${tooltip.inlineStart}px`,
                insetBlockStart: tooltip.blockStart,
              } as React.CSSProperties
            } // custom property
          >
            {t('progress.named', {
              name: dates.weekday(tooltip.cell.on),
              amount: cellText(tooltip.cell),
            })}
          </p>
        )}
      </div>
      {history.largest !== null && (
        <p className={styles.note}>
          {t('goals.ledger.noteAny', {
            date: dates.day(history.largest.on),
            amount: amount(history.largest.amount, measure, unit),
          })}{' '}
          {hasRest(history) && t('goals.ledger.rests')}
        </p>
      )}
    </>
  );
}

function hasRest({ months }: YearHistory): boolean {
  return months.some(({ cells }) => cells.some(({ isRest }) => isRest));
}

type CellText = (cell: HistoryCell) => string;

/** Text of a cell. */
function useCellText(measure: Measure, unit: string): CellText {
  const t = useTranslations('goals');
  const amount = useFormatAmount();

  return ({ amount: written, isRest }) => {
    if (written !== null) return amount(written, measure, unit);

    return t(isRest ? 'week.rest' : 'week.nothing');
  };
}

type MonthRowProps = {
  month: HistoryMonth;
  measure: Measure;
  /** The cell in the tab order. */
  tabStop: LocalDate | undefined;
  cellText: CellText;
};

function MonthRow({ month, measure, tabStop, cellText }: MonthRowProps) {
  const t = useTranslations('goals.ledger');
  const dates = useDates();
  const format = useFormatter();
  const missingDays = dayNumbers.length - month.cells.length;

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
          tabIndex={cell.on === tabStop ? 0 : -1}
          className={emptyCellClass(cell)}
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
            {cellText(cell)} {cell.isToday && t('today')}
          </span>
        </td>
      ))}
      {missingDays > 0 && <td colSpan={missingDays} />}
      <td className={styles.words}>{format.number(toUserUnits(month.total, measure))}</td>
      <td className={styles.days}>{format.number(month.days)}</td>
    </tr>
  );
}

/** Class of a day without entries. */
function emptyCellClass({ amount, isRest }: HistoryCell): string | undefined {
  if (amount !== null) return undefined;

  return isRest ? styles.rest : styles.nothing;
}
