import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/auth/forgot-password': { screen: () => import('./forgot-password.tsx'), messages: ['auth'] },
  '/auth/login': { screen: () => import('./login.tsx'), messages: ['auth'] },
  '/auth/reset-password': { screen: () => import('./reset-password.tsx'), messages: ['auth'] },
  '/auth/signup': { screen: () => import('./signup.tsx'), messages: ['auth'] },
  '/auth/verify': { screen: () => import('./verify.tsx'), messages: ['auth'] },
};
