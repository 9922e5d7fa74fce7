import type { Statement } from '@longhand/contract/insights-statements';
import { insightPath } from '../period/insight-search.ts';

const screenOfChart = {
  hours: 'temporal',
  weekdays: 'temporal',
  weeks: 'progress',
  days: 'temporal',
  months: 'progress',
  'session-lengths': 'temporal',
  'session-kinds': 'analytics',
  mood: 'sentiment',
  goal: 'progress',
  project: 'progress',
  texts: 'trends',
} as const satisfies Record<Statement['evidence']['chart'], string>;

/** The path of the screen with the chart of the evidence, with its days; a single day is opened, and a goal has its own screen. */
export function evidencePath({
  chart,
  from,
  to,
  days,
  goalId,
  projectId,
}: Statement['evidence']): string {
  if (goalId !== undefined) return `/app/goals/analytics?goal=${goalId}`;

  return insightPath(`/app/insights/${screenOfChart[chart]}`, {
    ...{ from, to, projects: projectId },
    open: chart === 'days' && days.length === 1 ? days[0] : undefined,
  });
}
