import { activeState } from '../lifecycle/status.ts';
import type { GoalRow } from '../queries.ts';

/** A target in November 2026; pass overrides for what a test is about. */
export function buildGoalRow(overrides: Partial<GoalRow> = {}): GoalRow {
  const at = new Date('2026-11-01T08:00:00Z');

  return {
    ...activeState,
    id: '0192f0c1-0000-7000-8000-000000000001',
    userId: '0192f0c1-0000-7000-8000-000000000002',
    title: 'Draft',
    description: '',
    kind: 'target',
    comparator: 'at_least',
    measure: 'word',
    unit: '',
    targetAmount: 50_000,
    startAmount: 0,
    startOn: '2026-11-01',
    endOn: '2026-11-30',
    planMode: 'by_date',
    rate: null,
    cadence: null,
    curve: 'steady',
    seed: 0,
    weekdayWeights: [100, 100, 100, 100, 100, 100, 100],
    exceptions: [],
    pauses: [],
    successShare: 80,
    sources: ['manual'],
    projectIds: [],
    tags: [],
    remindAt: null,
    remindNext: null,
    isStarred: false,
    planOn: '2026-11-01',
    planAmount: 0,
    missChoice: null,
    missesFrom: '2026-11-01',
    countedAmount: 0,
    successorOf: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    ...overrides,
  };
}
