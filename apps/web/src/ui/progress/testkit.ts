import type { Goal, GoalProgress } from '@longhand/contract/goals';

/** A goal of 90,000 words in autumn, a little behind; overrides say what a test is about. */
export function buildGoal(
  overrides: Partial<Omit<Goal, 'progress'>> = {},
  progress: Partial<GoalProgress> = {},
): Goal {
  return {
    id: '0192f0c1-0000-7000-8000-000000000001',
    kind: 'target',
    title: 'The Tide Clerk',
    description: '',
    measure: 'word',
    targetAmount: 90_000,
    startAmount: 0,
    startOn: '2026-09-01',
    endOn: '2026-11-29',
    weekdayWeights: [100, 100, 100, 100, 100, 100, 100],
    sources: ['manual', 'editor', 'sample'],
    status: 'active',
    archivedFrom: null,
    completedOn: null,
    version: 1,
    createdAt: '2026-09-01T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
    progress: {
      on: '2026-11-20',
      total: 76_412,
      today: 642,
      quotaToday: 1_423,
      leftToday: 781,
      sharePerDay: 1_000,
      isRestDay: false,
      par: 81_000,
      aheadBy: -4_588,
      neededPerDay: 1_510,
      pacePerDay: 1_012,
      projectedEndOn: '2026-12-05',
      daysLeft: 10,
      phase: 'slipping',
      ...progress,
    },
  };
}
