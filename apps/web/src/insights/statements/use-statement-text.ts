import type { StatementContent } from '@longhand/contract/insights-statements';
import { measures } from '@longhand/contract/progress-values';
import { useFormatter, useMessages, useTranslations } from 'use-intl';
import { useFormatAmount } from '../../goals/index.ts';
import { useDates } from '../../platform/use-dates.ts';

type StatementParam = StatementContent['params'][string];

/** The number style that the messages call percent. */
const formats = { number: { percent: { style: 'percent', maximumFractionDigits: 0 } } } as const;

/** A statement, what it is based on, and how certain its effect is, in the language of the page. */
export function useStatementText(): (statement: StatementContent) => {
  text: string;
  basis: string;
  interval: string | null;
} {
  const t = useTranslations('insights');
  const write = useParamText();

  return ({ code, params, basis, n, effect }) => {
    const values = Object.fromEntries(
      Object.entries(params).map(([name, param]) => [name, write(param)]),
    );

    return {
      text: t(`statements.${code}`, values as never, formats), // the rule gives the values that its message needs
      basis: t(`basis.${basis}`, { n }),
      interval:
        effect === null
          ? null
          : t(`interval.${effect.kind}`, { low: effect.low, high: effect.high }, formats),
    };
  };
}

/** An argument of a message; numbers and shares are formatted by the message. */
function useParamText(): (param: StatementParam) => string | number {
  const dates = useDates();
  const format = useFormatter();
  const amount = useFormatAmount();
  const metricName = useMetricName();
  const utc = { timeZone: 'UTC' } as const;

  return (param) => {
    switch (param.type) {
      case 'number':
      case 'share':
        return param.value;
      case 'amount': {
        const measure = measures.find((one) => one === param.measure) ?? 'word';

        return amount(Math.round(param.value), measure, param.unit);
      }
      case 'day':
        return dates.day(param.value);
      case 'weekday': // January 1, 2024 was a Monday
        return format.dateTime(new Date(Date.UTC(2024, 0, 1 + param.value)), {
          ...utc,
          weekday: 'long',
        });
      case 'month':
        return format.dateTime(new Date(`${param.value}-01T00:00:00Z`), {
          ...utc,
          month: 'long',
          year: 'numeric',
        });
      case 'time':
        return format.dateTime(new Date(Date.UTC(2024, 0, 1, 0, param.value)), {
          ...utc,
          hour: 'numeric',
          minute: '2-digit',
        });
      case 'metric':
        return metricName(param.value);
      case 'title':
        return param.value;
    }
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
