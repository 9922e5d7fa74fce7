import type { SliceRoutes } from '../platform/slice-routes.ts';

const modules = import.meta.glob<{ routes: SliceRoutes }>('../*/routes.ts', { eager: true });

/** All built screens, collected from the `routes.ts` of each slice. */
export const sliceScreens: SliceRoutes = Object.assign(
  {},
  ...Object.values(modules).map((module) => module.routes),
);
