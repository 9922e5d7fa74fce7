import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/notifications': {
    screen: () => import('./home.tsx'),
    messages: ['notifications', 'achievements'],
  },
};
