import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/messages': { screen: () => import('./home.tsx'), messages: ['messages'] },
};
