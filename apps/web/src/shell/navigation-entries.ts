import type { ScreenPath } from '@longhand/contract/routes';
import { sliceScreens } from './slices.ts';

/** A section of the navigation, with its screens. */
export type NavigationEntry = {
  path: ScreenPath;
  /** Target of the link: the section's own screen, or its first built one. */
  to: ScreenPath;
  children: readonly ScreenPath[];
  /** Separated from the entry above. */
  isSeparated?: boolean;
};

const allEntries: readonly Omit<NavigationEntry, 'to'>[] = [
  { path: '/app', children: [] },
  {
    path: '/app/writing-lab',
    children: [
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
    children: [
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
  {
    path: '/app/insights',
    children: [
      '/app/insights/analytics',
      '/app/insights/progress',
      '/app/insights/temporal',
      '/app/insights/sentiment',
      '/app/insights/trends',
    ],
  },
  {
    path: '/app/reports',
    children: [
      '/app/reports/weekly',
      '/app/reports/monthly',
      '/app/reports/custom',
      '/app/reports/export',
    ],
  },
  { path: '/app/messages', children: [] },
  { path: '/app/achievements', children: [] },
  { path: '/app/notifications', children: [] },
  {
    path: '/app/settings',
    children: [
      '/app/settings/security',
      '/app/settings/privacy',
      '/app/settings/preferences',
      '/app/settings/notifications',
      '/app/settings/integrations',
    ],
    isSeparated: true,
  },
];

/** Skips unbuilt screens. */
export const navigationEntries: readonly NavigationEntry[] = allEntries.flatMap((entry) => {
  const children = entry.children.filter(isBuiltScreen);
  const to = [entry.path, ...children].find(isBuiltScreen);

  return to === undefined ? [] : [{ ...entry, to, below: children }];
});

/** Whether a path belongs to an entry. Home matches only itself. */
export function isWithin(path: string, entry: string): boolean {
  return entry === '/app' ? path === '/app' : path === entry || path.startsWith(`${entry}/`);
}

export function isBuiltScreen(path: string): boolean {
  return sliceScreens[path as ScreenPath] !== undefined; // undefined for unknown paths
}
