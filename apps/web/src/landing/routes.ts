import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/': { screen: () => import('./home.tsx'), messages: ['landing'] },
};
