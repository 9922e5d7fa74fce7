import type { SliceRoutes } from '../platform/slice-routes.ts';

const messages = ['writing-lab', 'samples', 'projects'] as const; // its own texts and those of projects

export const routes: SliceRoutes = {
  '/app/writing-lab': { screen: () => import('./home.tsx'), messages },
  '/app/writing-lab/analyzer': { screen: () => import('./analyzer.tsx'), messages },
  '/app/writing-lab/samples': { screen: () => import('./samples.tsx'), messages },
};
