/** Pure figures of goals for other slices. No React, so that rules and scripts can import it. */
export { displayAmountOf, goalShareOf, targetOf } from './amounts/goal-units.ts';
export { toUserUnits } from './amounts/units.ts';
export { mostUrgentGoal, sortByUrgency } from './standing/most-urgent-goal.ts';
export { countOnPace, paceStatusOf } from './standing/pace-status.ts';
export { referencePar } from './standing/reference-par.ts';
