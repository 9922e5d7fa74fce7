import { goals } from './goals.ts';
import { goalImports } from './goals-imports.ts';
import { goalMomentum } from './goals-momentum.ts';

/** Every endpoint of the goals; each concern has a file of its own. */
export const goalEndpoints = { ...goals, ...goalImports, ...goalMomentum };
