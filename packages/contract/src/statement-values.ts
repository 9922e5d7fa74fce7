import type { StatementContent } from './insights-statements.ts';
import { type Measure, measures } from './progress-values.ts';

/** Formatters for the reader's locale. */
export type StatementFormat = {
  /** In parts of the measure. */
  amount: (parts: number, measure: Measure, unit: string) => string;
  day: (on: string) => string;
  /** A date in UTC. */
  date: (date: Date, parts: DateParts) => string;
  metric: (name: string) => string;
};

type DateParts =
  | { weekday: 'long' }
  | { month: 'long'; year: 'numeric' }
  | { hour: 'numeric'; minute: '2-digit' };

/** The number style that the messages call percent. */
export const statementFormats = {
  number: { percent: { style: 'percent', maximumFractionDigits: 0 } },
} as const;

/** The arguments of a statement's message; numbers and shares are formatted by the message. */
export function statementValues(
  params: StatementContent['params'],
  format: StatementFormat,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, formatParam(param, format)]),
  );
}

function formatParam(
  param: StatementContent['params'][string],
  format: StatementFormat,
): string | number {
  switch (param.type) {
    case 'amount': {
      const measure = measures.find((one) => one === param.measure) ?? 'word';

      return format.amount(Math.round(param.value), measure, param.unit);
    }
    case 'day':
      return format.day(param.value);
    case 'weekday': // January 1, 2024 was a Monday
      return format.date(new Date(Date.UTC(2024, 0, 1 + param.value)), { weekday: 'long' });
    case 'month':
      return format.date(new Date(`${param.value}-01T00:00:00Z`), {
        month: 'long',
        year: 'numeric',
      });
    case 'time':
      return format.date(new Date(Date.UTC(2024, 0, 1, 0, param.value)), {
        hour: 'numeric',
        minute: '2-digit',
      });
    case 'metric':
      return format.metric(param.value);
    default:
      return param.value;
  }
}
