import type { SliceRoutes } from '../platform/slice-routes.ts';

export const routes: SliceRoutes = {
  '/app/goals': {
    screen: () => import('./home.tsx'),
    messages: ['goals', 'progress'],
  },
  '/app/goals/active': {
    screen: () => import('./active.tsx'),
    messages: ['goals', 'progress'],
  },
  '/app/goals/analytics': {
    screen: () => import('./analytics.tsx'),
    messages: ['goals', 'goal', 'progress', 'analytics', 'charts', 'momentum', 'milestones'],
  },
  '/app/goals/milestones': {
    screen: () => import('./milestones.tsx'),
    messages: ['goals', 'progress', 'milestones'],
  },
  '/app/goals/momentum': {
    screen: () => import('./momentum.tsx'),
    messages: ['goals', 'progress', 'momentum', 'charts'],
  },
  '/app/goals/completed': {
    screen: () => import('./completed.tsx'),
    messages: ['goals', 'progress'],
  },
  '/app/goals/abandoned': {
    screen: () => import('./abandoned.tsx'),
    messages: ['goals', 'progress'],
  },
  '/app/goals/sessions': {
    screen: () => import('./sessions.tsx'),
    messages: ['sessions', 'progress', 'goals'],
  },
  '/app/goals/imports': {
    screen: () => import('./imports.tsx'),
    messages: ['imports'],
  },
  '/app/goals/archived': {
    screen: () => import('./archived.tsx'),
    messages: ['goals', 'progress'],
  },
  '/app/goals/:id': {
    screen: () => import('./one.tsx'),
    messages: ['goal', 'goals', 'progress', 'charts', 'momentum', 'milestones', 'analytics'],
  },
  '/app/goals/create': {
    screen: () => import('./create.tsx'),
    messages: ['goals', 'progress'],
  },
};
