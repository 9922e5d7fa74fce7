import type { Trend } from '@longhand/contract/insights-trends';
import { useTranslations } from 'use-intl';
import { useUnits } from '../use-units.ts';

/** Name and values of a followed series. */
export function useSubject(subject: Trend['subject']) {
  const t = useTranslations('lab.figure');
  const isProgress = subject.type === 'progress';
  const units = useUnits(isProgress ? subject : { measure: 'word', unit: '' });

  return {
    name: isProgress ? units.name : t(`${subject.metric}.name`),
    toUnits: (value: number) => (isProgress ? units.toUnits(value) : value),
    number: isProgress ? {} : { number: { maximumFractionDigits: 2 } },
  };
}

/** The key of a series in the URL and in lists. */
export function subjectKey(subject: Trend['subject']): string {
  return subject.type === 'progress' ? `${subject.measure}:${subject.unit}` : subject.metric;
}
