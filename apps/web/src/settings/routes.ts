import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/settings/preferences': {
    screen: () => import('./preferences.tsx'),
    messages: ['settings', 'writing-lab'],
  },
  '/app/settings/notifications': {
    screen: () => import('./notifications.tsx'),
    messages: ['settings', 'notifications'],
  },
};
