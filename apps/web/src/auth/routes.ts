import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/auth/accept-invitation': {
    screen: () => import('./accept-invitation.tsx'),
    messages: ['auth'],
  },
  '/auth/callback': { screen: () => import('./callback.tsx'), messages: ['auth'] },
  '/auth/forgot-password': { screen: () => import('./forgot-password.tsx'), messages: ['auth'] },
  '/auth/login': { screen: () => import('./login.tsx'), messages: ['auth'] },
  '/auth/reset-password': { screen: () => import('./reset-password.tsx'), messages: ['auth'] },
  '/auth/setup-account': {
    screen: () => import('./setup-account.tsx'),
    messages: ['auth', 'writing-lab'],
  },
  '/auth/signup': { screen: () => import('./signup.tsx'), messages: ['auth'] },
  '/auth/spotify-callback': { screen: () => import('./spotify-callback.tsx'), messages: ['auth'] },
  '/auth/verify': { screen: () => import('./verify.tsx'), messages: ['auth'] },
  '/auth/waitlist-verify': { screen: () => import('./waitlist-verify.tsx'), messages: ['auth'] },
};
