import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/insights': {
    screen: () => import('./home.tsx'),
    messages: ['insight-screens', 'insights', 'progress', 'lab'],
  },
  '/app/insights/analytics': {
    screen: () => import('./analytics.tsx'),
    messages: ['insight-screens', 'progress', 'charts', 'writing-lab'],
  },
  '/app/insights/progress': {
    screen: () => import('./progress.tsx'),
    messages: ['insight-screens', 'progress', 'charts'],
  },
  '/app/insights/sentiment': {
    screen: () => import('./sentiment.tsx'),
    messages: ['insight-screens', 'progress', 'charts'],
  },
  '/app/insights/temporal': {
    screen: () => import('./temporal.tsx'),
    messages: ['insight-screens', 'progress', 'charts'],
  },
  '/app/insights/trends': {
    screen: () => import('./trends.tsx'),
    messages: ['insight-screens', 'progress', 'charts', 'lab'],
  },
};
