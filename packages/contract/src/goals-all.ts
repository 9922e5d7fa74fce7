import { goals } from './goals.ts';
import { goalCalendar } from './goals-calendar.ts';
import { goalImports } from './goals-imports.ts';
import { goalMomentum } from './goals-momentum.ts';

/** Every endpoint of the goals; each concern has a file of its own. */
export const goalEndpoints = { ...goals, ...goalCalendar, ...goalImports, ...goalMomentum };
