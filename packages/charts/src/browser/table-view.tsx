import clsx from 'clsx';
import type { Column, Table, Value } from '../chart.ts';
import type { ChartMessages } from '../chart-messages.ts';
import { type Format, formatOf } from '../format.ts';
import styles from './chart.module.css';

type TableViewProps = {
  id: string;
  table: Table;
  title: string;
  locale: string;
  words: ChartMessages;
};

/** Longer tables are cut; the CSV has all rows. */
const maxRows = 500;

/** The data table of a chart. */
export function TableView({ id, table, title, locale, words }: TableViewProps) {
  const { columns, rows } = table;
  const format = formatOf(locale);
  const shown = rows.slice(0, maxRows);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section id={id} className={styles.table} aria-label={title} tabIndex={0}>
      <table>
        <caption className={styles.aloud}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name and keep their order
            <tr key={index}>
              {columns.map((column, place) => (
                <td key={column.name} className={classOf(column)}>
                  {formatCell(row[place] ?? null, column, format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxRows && (
        <p className={styles.summary}>{words.first(maxRows, rows.length)}</p>
      )}
    </section>
  );
}

function classOf({ type }: Column): string {
  return clsx(type === 'number' && styles.figure);
}

function formatCell(value: Value, column: Column, format: Format): string {
  if (value === null) return '–';
  if (typeof value === 'number') return format.number(value, column.number);

  return column.type === 'day' ? format.day(value) : value;
}
