import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/profile/:id': {
    screen: () => import('./home.tsx'),
    messages: ['profile', 'charts', 'messages'],
  },
};
