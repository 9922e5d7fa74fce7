import { addDays, type LocalDate } from '../../platform/local-date.ts';
import type { GoalForm } from './goal-form.ts';

/** Common plans; message keys are below `goals.create.template`. Amounts are in display units. */
export const templates = [
  { name: 'draft', amount: 90_000, days: 90 },
  { name: 'month', amount: 50_000, days: 30 },
  { name: 'story', amount: 5_000, days: 14 },
  { name: 'daily', amount: 500, days: 0 },
  { name: 'sessions', amount: 25, days: 0 },
  { name: 'pages', amount: 10, days: 0 },
] as const;

export type Template = (typeof templates)[number];

const everyDay = [100, 100, 100, 100, 100, 100, 100];
const weekdays = [100, 100, 100, 100, 100, 0, 0];

const habits = {
  daily: { measure: 'word', cadenceUnit: 'day', times: '', weekdayWeights: weekdays },
  sessions: { measure: 'time', cadenceUnit: 'week', times: '3', weekdayWeights: everyDay },
  pages: { measure: 'page', cadenceUnit: 'week', times: '', weekdayWeights: everyDay },
} as const;

/** The form values that a template sets. */
export function valuesFromTemplate(template: Template, startOn: LocalDate): Partial<GoalForm> {
  const { name, days } = template;
  if (name === 'daily' || name === 'sessions' || name === 'pages') {
    const habit = habits[name];

    return {
      ...{ kind: 'habit', comparator: 'at_least', startOn, endOn: '' },
      ...{ ...habit, weekdayWeights: [...habit.weekdayWeights] },
    };
  }

  return {
    ...{ kind: 'target', comparator: 'at_least', planMode: 'by_date', measure: 'word' },
    ...{ startOn, endOn: addDays(startOn, days - 1), weekdayWeights: [...everyDay] },
  };
}
