import type { StatementContent } from '@longhand/contract/insights-statements';
import { statementFormats, statementValues } from '@longhand/contract/statement-values';
import { useFormatter, useMessages, useTranslations } from 'use-intl';
import { useFormatAmount } from '../../goals/index.ts';
import { useDates } from '../../platform/use-dates.ts';

/** A statement, what it is based on, and how certain its effect is, in the language of the page. */
export function useStatementText(): (statement: StatementContent) => {
  text: string;
  basis: string;
  interval: string | null;
} {
  const t = useTranslations('insights');
  const dates = useDates();
  const format = useFormatter();
  const amount = useFormatAmount();
  const metric = useMetricName();

  return ({ code, params, basis, n, effect }) => {
    const values = statementValues(params, {
      ...{ amount, metric, day: dates.day },
      date: (date, parts) => format.dateTime(date, { timeZone: 'UTC', ...parts }),
    });

    return {
      text: t(`statements.${code}`, values as never, statementFormats), // the rule gives the values that its message needs
      basis: t(`basis.${basis}`, { n }),
      interval:
        effect === null
          ? null
          : t(`interval.${effect.kind}`, { low: effect.low, high: effect.high }, statementFormats),
    };
  };
}

/** The name of a metric, if its messages are loaded. */
function useMetricName(): (metric: string) => string {
  const messages: Record<string, unknown> = useMessages();

  return (metric) => {
    const names = Object(messages['lab'])['figure'];
    const name: unknown = Object(Object(names)[metric])['name'];

    return typeof name === 'string' ? name : metric;
  };
}
