import type { ScreenPath } from '@longhand/contract/routes';
import { sliceScreens } from './slices.ts';

/** A word of the rail; where one is inside it, it opens into the screens below. */
export type RailEntry = { path: ScreenPath; below: readonly ScreenPath[] };

const wanted: readonly RailEntry[] = [
  { path: '/app', below: [] },
  {
    path: '/app/writing-lab',
    below: ['/app/writing-lab/analyzer', '/app/writing-lab/samples'],
  },
  { path: '/app/goals', below: ['/app/goals/active', '/app/goals/create'] },
];

/** Only what is there can be gone to. */
export const railEntries: readonly RailEntry[] = wanted
  .filter(({ path }) => sliceScreens[path] !== undefined)
  .map(({ path, below }) => ({
    path,
    below: below.filter((screen) => sliceScreens[screen] !== undefined),
  }));

/** Whether a path lies in the place of an entry: home is only itself. */
export function isWithin(path: string, entry: string): boolean {
  return entry === '/app' ? path === '/app' : path === entry || path.startsWith(`${entry}/`);
}
