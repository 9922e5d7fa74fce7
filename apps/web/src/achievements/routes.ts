import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/achievements': { screen: () => import('./home.tsx'), messages: ['achievements'] },
};
