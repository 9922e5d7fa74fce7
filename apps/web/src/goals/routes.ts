import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/goals': {
    screen: () => import('./home.tsx'),
    messages: ['goals', 'progress', 'imports'],
  },
  '/app/goals/active': {
    screen: () => import('./active.tsx'),
    messages: ['goals', 'progress'],
  },
  '/app/goals/momentum': {
    screen: () => import('./momentum.tsx'),
    messages: ['goals', 'progress', 'momentum', 'charts'],
  },
  '/app/goals/create': {
    screen: () => import('./create.tsx'),
    messages: ['goals', 'progress'],
  },
};
