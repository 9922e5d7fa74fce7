import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app': {
    screen: () => import('./home.tsx'),
    messages: ['home', 'progress', 'notifications', 'sessions', 'achievements'],
  },
};
