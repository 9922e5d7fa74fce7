import type { ScreenPath } from '@longhand/contract/routes';
import { sliceScreens } from './slices.ts';

/** A word of the rail; where one is inside it, it opens into the screens below. */
export type RailEntry = {
  path: ScreenPath;
  /** Where the word leads: its own screen, or the first below it where it has none yet. */
  to: ScreenPath;
  below: readonly ScreenPath[];
  /** Stands apart from what is above it. */
  isApart?: boolean;
};

const wanted: readonly Omit<RailEntry, 'to'>[] = [
  { path: '/app', below: [] },
  {
    path: '/app/writing-lab',
    below: [
      '/app/writing-lab/analyzer',
      '/app/writing-lab/projects',
      '/app/writing-lab/samples',
      '/app/writing-lab/style',
      '/app/writing-lab/evolution',
      '/app/writing-lab/progress',
      '/app/writing-lab/psycho',
      '/app/writing-lab/mindset',
      '/app/writing-lab/batch',
    ],
  },
  {
    path: '/app/goals',
    below: [
      '/app/goals/active',
      '/app/goals/create',
      '/app/goals/milestones',
      '/app/goals/momentum',
      '/app/goals/analytics',
      '/app/goals/sessions',
      '/app/goals/imports',
      '/app/goals/completed',
      '/app/goals/abandoned',
      '/app/goals/archived',
    ],
  },
  { path: '/app/achievements', below: [] },
  { path: '/app/notifications', below: [] },
  {
    path: '/app/settings',
    below: [
      '/app/settings/security',
      '/app/settings/privacy',
      '/app/settings/preferences',
      '/app/settings/notifications',
      '/app/settings/integrations',
    ],
    isApart: true,
  },
];

/** Only what is there can be gone to. */
export const railEntries: readonly RailEntry[] = wanted.flatMap((entry) => {
  const below = entry.below.filter(isBuilt);
  const to = [entry.path, ...below].find(isBuilt);

  return to === undefined ? [] : [{ ...entry, to, below }];
});

/** Whether a path lies in the place of an entry: home is only itself. */
export function isWithin(path: string, entry: string): boolean {
  return entry === '/app' ? path === '/app' : path === entry || path.startsWith(`${entry}/`);
}

export function isBuilt(path: string): boolean {
  return sliceScreens[path as ScreenPath] !== undefined; // any other path finds nothing
}
