import type { AbandonReason, GoalStatus } from '@longhand/contract/goal-values';
import { addDays } from '@longhand/goals/days';
import type { Api } from '../../e2e/testkit/api.ts';
import { getProjectId } from './projects.ts';
import { yearDays } from './year.ts';

type GoalInput = Omit<Parameters<Api['goals']['create']>[0]['body'], 'startOn' | 'endOn'>;

type StatusChange = { day: number; status: GoalStatus; reason?: AbandonReason; note?: string };

/** A demo goal, with the days on which its status changes. */
export type DemoGoal = {
  name: string;
  input: GoalInput;
  startDay: number;
  endDay?: number;
  isPausedNow?: true;
  statusChanges?: readonly StatusChange[];
  milestones?: readonly {
    title: string;
    kind: 'own' | 'amount' | 'date';
    value?: number;
    dueDay?: number;
  }[];
};

const createWeekdayWeights = (...weights: number[]) => ({ weekdayWeights: weights });
const withoutSundays = createWeekdayWeights(100, 100, 100, 100, 100, 100, 0);

/** Goals in every state: completed on time and early, abandoned, resumed, archived, open, late, upcoming, cutting. */
export const demoGoals: readonly DemoGoal[] = [
  {
    name: 'draft',
    input: {
      title: 'The lamp room, first draft',
      targetAmount: 60_000,
      projectIds: [getProjectId('lamp')],
      sources: ['manual'],
      ...withoutSundays,
    },
    startDay: 0,
    endDay: 175,
    milestones: [{ title: 'The storm is written', kind: 'own' }],
  },
  {
    name: 'mornings',
    input: {
      title: 'Three hundred words, Monday to Friday',
      kind: 'habit',
      targetAmount: 300,
      cadence: { unit: 'day', count: 1, times: null },
      remindAt: 20 * 60,
      isStarred: true,
      ...createWeekdayWeights(100, 100, 100, 100, 100, 0, 0),
    },
    startDay: 0,
  },
  {
    name: 'memoir',
    input: {
      title: 'The island, remembered',
      targetAmount: 40_000,
      projectIds: [getProjectId('memoir')],
    },
    startDay: 30,
    endDay: 180,
    statusChanges: [
      {
        day: 92,
        status: 'abandoned',
        reason: 'too_big',
        note: 'Not before my mother has read the first chapter.',
      },
    ],
  },
  {
    name: 'blog',
    input: {
      title: 'A post every week',
      kind: 'habit',
      measure: 'session',
      targetAmount: 1,
      cadence: { unit: 'week', count: 1, times: null },
    },
    startDay: 40,
    statusChanges: [{ day: 118, status: 'archived' }],
  },
  {
    name: 'radio',
    input: {
      title: 'Shipping forecast, all nine scenes',
      measure: 'scene',
      targetAmount: 9,
      projectIds: [getProjectId('radio')],
    },
    startDay: 60,
    endDay: yearDays + 40,
    statusChanges: [
      { day: 119, status: 'abandoned', reason: 'no_time' },
      { day: 302, status: 'active' },
    ],
  },
  {
    name: 'sprints',
    input: {
      title: 'Two sprints a week',
      kind: 'habit',
      measure: 'session',
      targetAmount: 1,
      cadence: { unit: 'week', count: 1, times: 2 },
    },
    startDay: 90,
  },
  {
    name: 'research',
    input: {
      title: 'At most two and a half hours of research a week',
      kind: 'habit',
      comparator: 'at_most',
      measure: 'time',
      targetAmount: 9_000,
      cadence: { unit: 'week', count: 1, times: null },
      tags: ['research'],
    },
    startDay: 120,
  },
  {
    name: 'stories',
    input: {
      title: 'Five stories about water',
      targetAmount: 15_000,
      planMode: 'by_rate',
      rate: { amount: 500, per: 'day' },
      projectIds: [getProjectId('stories')],
    },
    startDay: 160,
  },
  {
    name: 'cut',
    input: {
      title: 'Cut the draft to 78,000 words',
      comparator: 'at_most',
      startAmount: 82_000,
      targetAmount: 78_000,
      tags: ['cutting'],
    },
    startDay: 160,
    endDay: 215,
    statusChanges: [{ day: 262, status: 'archived' }],
  },
  {
    name: 'hanzi',
    input: {
      title: '写一万三千字',
      description: '每周两次，不查字典。',
      measure: 'character',
      targetAmount: 13_000,
      projectIds: [getProjectId('hanzi')],
      ...createWeekdayWeights(0, 100, 0, 0, 100, 0, 0),
    },
    startDay: 180,
    endDay: yearDays + 90,
  },
  {
    name: 'poems',
    input: { title: 'Thirty poems in thirty days', measure: 'poem', targetAmount: 30 },
    startDay: 200,
    endDay: 229,
  },
  {
    name: 'pages',
    input: {
      title: 'The lamp room, second draft',
      measure: 'page',
      targetAmount: 37_000,
      curve: 'rising',
      projectIds: [getProjectId('lamp')],
      isStarred: true,
      ...withoutSundays,
    },
    startDay: 250,
    endDay: yearDays + 26,
    milestones: [
      { title: 'The first part is whole', kind: 'amount', value: 10_500 },
      { title: 'Three first readers have it', kind: 'date', dueDay: yearDays + 33 },
      { title: 'Read aloud to Berta, from the first line', kind: 'own' },
    ],
  },
  {
    name: 'letters',
    input: {
      title: 'Cartas del faro',
      targetAmount: 40_000,
      planMode: 'open',
      projectIds: [getProjectId('letters')],
    },
    startDay: 250,
  },
  {
    name: 'sonnets',
    input: {
      title: 'Fourteen sonnets, translated',
      measure: 'own',
      unit: 'sonnets',
      targetAmount: 1_400,
    },
    isPausedNow: true,
    startDay: 290,
    endDay: yearDays + 35,
  },
  {
    name: 'grant',
    input: { title: 'Grant application', targetAmount: 4_000, tags: ['grant'] },
    startDay: 329,
    endDay: yearDays - 4,
  },
  {
    name: 'chapbook',
    input: { title: 'A chapbook for the spring fair', measure: 'page', targetAmount: 3_200 },
    startDay: yearDays + 12,
    endDay: yearDays + 70,
  },
];

/** The input of a demo goal with its dates in the year that ends today. */
export function createGoalInput({ input, startDay, endDay, isPausedNow }: DemoGoal, today: string) {
  const toDate = (day: number) => addDays(today, day - yearDays);
  const pause = {
    fromOn: toDate(yearDays - 2),
    toOn: toDate(yearDays + 9),
    reason: 'life' as const,
  };
  const pauses = isPausedNow ? [pause] : [];

  return {
    ...input,
    pauses,
    startOn: toDate(startDay),
    endOn: endDay === undefined ? null : toDate(endDay),
  };
}
