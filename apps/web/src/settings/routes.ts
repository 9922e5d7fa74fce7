import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/settings': {
    screen: () => import('./home.tsx'),
    messages: ['account', 'auth', 'settings'],
  },
  '/app/settings/security': {
    screen: () => import('./security.tsx'),
    messages: ['account', 'auth'],
  },
  '/app/settings/privacy': {
    screen: () => import('./privacy.tsx'),
    messages: ['account', 'messages'],
  },
  '/app/settings/integrations': {
    screen: () => import('./integrations.tsx'),
    messages: ['account'],
  },
  '/app/settings/preferences': {
    screen: () => import('./preferences.tsx'),
    messages: ['settings', 'writing-lab', 'progress'],
  },
  '/app/settings/notifications': {
    screen: () => import('./notifications.tsx'),
    messages: ['settings', 'notifications'],
  },
};
