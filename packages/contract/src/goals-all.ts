import { goals } from './goals.ts';
import { goalAnalytics } from './goals-analytics.ts';
import { goalCalendar } from './goals-calendar.ts';
import { goalImports } from './goals-imports.ts';
import { goalMilestones } from './goals-milestones.ts';
import { goalMomentum } from './goals-momentum.ts';
import { goalSessions } from './goals-sessions.ts';

/** All goal endpoints, one file per concern. */
export const goalEndpoints = {
  ...goals,
  ...goalCalendar,
  ...goalAnalytics,
  ...goalImports,
  ...goalMilestones,
  ...goalMomentum,
  ...goalSessions,
};
