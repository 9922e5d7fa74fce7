import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/auth/login': { screen: () => import('./login.tsx'), messages: ['auth'] },
  '/auth/signup': { screen: () => import('./signup.tsx'), messages: ['auth'] },
};
