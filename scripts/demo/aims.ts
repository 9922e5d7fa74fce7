import type { AbandonReason, GoalStatus } from '@longhand/contract/goal-values';
import { addDays } from '@longhand/goals/days';
import type { Api } from '../../e2e/testkit/api.ts';
import { projectIdOf } from './works.ts';
import { yearDays } from './year.ts';

type Asked = Omit<Parameters<Api['goals']['create']>[0]['body'], 'startOn' | 'endOn'>;

type Turn = { day: number; status: GoalStatus; reason?: AbandonReason; note?: string };

/** A goal of the year, with the days of the year on which its writer did something about it. */
export type Aim = {
  name: string;
  asked: Asked;
  from: number;
  to?: number;
  isPausedNow?: true;
  turns?: readonly Turn[];
  milestones?: readonly {
    title: string;
    kind: 'own' | 'amount' | 'date';
    value?: number;
    due?: number;
  }[];
};

const every = (...weights: number[]) => ({ weekdayWeights: weights });
const withoutSundays = every(100, 100, 100, 100, 100, 100, 0);

/** Goals in every state: reached on time and early, set aside, taken up again, put away, open, late, not begun, cut down. */
export const aims: readonly Aim[] = [
  {
    name: 'draft',
    asked: {
      title: 'The lamp room, first draft',
      targetAmount: 60_000,
      projectIds: [projectIdOf('lamp')],
      sources: ['manual'],
      ...withoutSundays,
    },
    from: 0,
    to: 175,
    milestones: [{ title: 'The storm is written', kind: 'own' }],
  },
  {
    name: 'mornings',
    asked: {
      title: 'Three hundred words, Monday to Friday',
      kind: 'habit',
      targetAmount: 300,
      cadence: { unit: 'day', count: 1, times: null },
      remindAt: 20 * 60,
      isStarred: true,
      ...every(100, 100, 100, 100, 100, 0, 0),
    },
    from: 0,
  },
  {
    name: 'memoir',
    asked: {
      title: 'The island, remembered',
      targetAmount: 40_000,
      projectIds: [projectIdOf('memoir')],
    },
    from: 30,
    to: 180,
    turns: [
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
    asked: {
      title: 'A post every week',
      kind: 'habit',
      measure: 'session',
      targetAmount: 1,
      cadence: { unit: 'week', count: 1, times: null },
    },
    from: 40,
    turns: [{ day: 118, status: 'archived' }],
  },
  {
    name: 'radio',
    asked: {
      title: 'Shipping forecast, all nine scenes',
      measure: 'scene',
      targetAmount: 9,
      projectIds: [projectIdOf('radio')],
    },
    from: 60,
    to: yearDays + 40,
    turns: [
      { day: 119, status: 'abandoned', reason: 'no_time' },
      { day: 302, status: 'active' },
    ],
  },
  {
    name: 'sprints',
    asked: {
      title: 'Two sprints a week',
      kind: 'habit',
      measure: 'session',
      targetAmount: 1,
      cadence: { unit: 'week', count: 1, times: 2 },
    },
    from: 90,
  },
  {
    name: 'research',
    asked: {
      title: 'At most two and a half hours of research a week',
      kind: 'habit',
      comparator: 'at_most',
      measure: 'time',
      targetAmount: 9_000,
      cadence: { unit: 'week', count: 1, times: null },
      tags: ['research'],
    },
    from: 120,
  },
  {
    name: 'stories',
    asked: {
      title: 'Five stories about water',
      targetAmount: 15_000,
      planMode: 'by_rate',
      rate: { amount: 500, per: 'day' },
      projectIds: [projectIdOf('stories')],
    },
    from: 160,
  },
  {
    name: 'cut',
    asked: {
      title: 'Cut the draft to 78,000 words',
      comparator: 'at_most',
      startAmount: 82_000,
      targetAmount: 78_000,
      tags: ['cutting'],
    },
    from: 160,
    to: 215,
    turns: [{ day: 262, status: 'archived' }],
  },
  {
    name: 'hanzi',
    asked: {
      title: '写一万三千字',
      description: '每周两次，不查字典。',
      measure: 'character',
      targetAmount: 13_000,
      projectIds: [projectIdOf('hanzi')],
      ...every(0, 100, 0, 0, 100, 0, 0),
    },
    from: 180,
    to: yearDays + 90,
  },
  {
    name: 'poems',
    asked: { title: 'Thirty poems in thirty days', measure: 'poem', targetAmount: 30 },
    from: 200,
    to: 229,
  },
  {
    name: 'pages',
    asked: {
      title: 'The lamp room, second draft',
      measure: 'page',
      targetAmount: 37_000,
      curve: 'rising',
      projectIds: [projectIdOf('lamp')],
      isStarred: true,
      ...withoutSundays,
    },
    from: 250,
    to: yearDays + 26,
    milestones: [
      { title: 'The first part is whole', kind: 'amount', value: 10_500 },
      { title: 'Three first readers have it', kind: 'date', due: yearDays + 33 },
      { title: 'Read aloud to Berta, from the first line', kind: 'own' },
    ],
  },
  {
    name: 'letters',
    asked: {
      title: 'Cartas del faro',
      targetAmount: 40_000,
      planMode: 'open',
      projectIds: [projectIdOf('letters')],
    },
    from: 250,
  },
  {
    name: 'sonnets',
    asked: {
      title: 'Fourteen sonnets, translated',
      measure: 'own',
      unit: 'sonnets',
      targetAmount: 1_400,
    },
    isPausedNow: true,
    from: 290,
    to: yearDays + 35,
  },
  {
    name: 'grant',
    asked: { title: 'Grant application', targetAmount: 4_000, tags: ['grant'] },
    from: 329,
    to: yearDays - 4,
  },
  {
    name: 'chapbook',
    asked: { title: 'A chapbook for the spring fair', measure: 'page', targetAmount: 3_200 },
    from: yearDays + 12,
    to: yearDays + 70,
  },
];

/** The dates of an aim in the year that ends today. */
export function askedOf({ asked, from, to, isPausedNow }: Aim, today: string) {
  const on = (day: number) => addDays(today, day - yearDays);
  const pause = { fromOn: on(yearDays - 2), toOn: on(yearDays + 9), reason: 'life' as const };
  const pauses = isPausedNow ? [pause] : [];

  return { ...asked, pauses, startOn: on(from), endOn: to === undefined ? null : on(to) };
}
