import type { SliceRoutes } from '../platform/slice-routes.ts';

const baseMessages = ['writing-lab', 'samples', 'projects', 'own-words'] as const; // own messages and those of projects
const analyzerMessages = [...baseMessages, 'desk', 'charts', 'split'] as const; // plus the views of a text
const homeMessages = [...baseMessages, 'lab'] as const; // plus metric names
const labMessages = ['writing-lab', 'lab'] as const; // the screens that compare texts
const chartMessages = [...labMessages, 'charts'] as const; // the literal names
const projectMessages = ['manuscript', 'split', 'projects', 'writing-lab', 'lab'] as const; // plus the messages of one project
const styleMessages = [...labMessages, 'samples'] as const; // plus the messages for opening files
const batchMessages = [...chartMessages, 'samples'] as const; // with those of files that are opened

export const routes: SliceRoutes = {
  '/app/writing-lab': { screen: () => import('./home.tsx'), messages: homeMessages },
  '/app/writing-lab/analyzer': {
    screen: () => import('./analyzer.tsx'),
    messages: analyzerMessages,
  },
  '/app/writing-lab/batch': { screen: () => import('./batch.tsx'), messages: batchMessages },
  '/app/writing-lab/evolution': {
    screen: () => import('./evolution.tsx'),
    messages: chartMessages,
  },
  '/app/writing-lab/mindset': { screen: () => import('./mindset.tsx'), messages: labMessages },
  '/app/writing-lab/progress': { screen: () => import('./progress.tsx'), messages: chartMessages },
  '/app/writing-lab/psycho': { screen: () => import('./psycho.tsx'), messages: labMessages },
  '/app/writing-lab/style': { screen: () => import('./style.tsx'), messages: styleMessages },
  '/app/writing-lab/projects': {
    screen: () => import('./projects.tsx'),
    messages: projectMessages,
  },
  '/app/writing-lab/project/:id': {
    screen: () => import('./project.tsx'),
    messages: projectMessages,
  },
  '/app/writing-lab/samples': { screen: () => import('./samples.tsx'), messages: baseMessages },
};
