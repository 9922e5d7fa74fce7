import type { SliceRoutes } from '../platform/slice-routes.ts';

const messages = ['writing-lab', 'samples', 'projects', 'own-words'] as const; // its own texts and those of projects
const onDesk = [...messages, 'desk', 'charts', 'split'] as const; // with the views of a text
const onFirst = [...messages, 'lab'] as const; // with the names of figures
const withLab = ['writing-lab', 'lab'] as const; // with those of the screens that compare texts
const withCharts = [...withLab, 'charts'] as const; // the literal names
const onProject = ['manuscript', 'split', 'projects', 'writing-lab', 'lab'] as const; // with those of one project
const onStyle = [...withLab, 'samples'] as const; // with those of files that are opened
const onBatch = [...withCharts, 'samples'] as const; // with those of files that are opened

export const routes: SliceRoutes = {
  '/app/writing-lab': { screen: () => import('./home.tsx'), messages: onFirst },
  '/app/writing-lab/analyzer': { screen: () => import('./analyzer.tsx'), messages: onDesk },
  '/app/writing-lab/batch': { screen: () => import('./batch.tsx'), messages: onBatch },
  '/app/writing-lab/evolution': { screen: () => import('./evolution.tsx'), messages: withCharts },
  '/app/writing-lab/mindset': { screen: () => import('./mindset.tsx'), messages: withLab },
  '/app/writing-lab/progress': { screen: () => import('./progress.tsx'), messages: withCharts },
  '/app/writing-lab/psycho': { screen: () => import('./psycho.tsx'), messages: withLab },
  '/app/writing-lab/style': { screen: () => import('./style.tsx'), messages: onStyle },
  '/app/writing-lab/projects': { screen: () => import('./projects.tsx'), messages: onProject },
  '/app/writing-lab/project/:id': { screen: () => import('./project.tsx'), messages: onProject },
  '/app/writing-lab/samples': { screen: () => import('./samples.tsx'), messages },
};
