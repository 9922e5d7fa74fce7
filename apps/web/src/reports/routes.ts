import type { SliceRoutes } from '../platform/slice-routes.ts';

const messages = [
  'reports',
  'insight-screens',
  'insights',
  'progress',
  'charts',
  'lab',
  'achievements',
] as const;

export const routes: SliceRoutes = {
  '/app/reports': { screen: () => import('./home.tsx'), messages },
  '/app/reports/custom': {
    screen: () => import('./custom.tsx'),
    messages: [...messages, 'custom-reports'],
  },
  '/app/reports/export': {
    screen: () => import('./export.tsx'),
    messages: ['report-exports'],
  },
  '/app/reports/monthly': { screen: () => import('./monthly.tsx'), messages },
  '/app/reports/weekly': { screen: () => import('./weekly.tsx'), messages },
};
