import { achievements } from './achievements.ts';
import { authEndpoints } from './auth-all.ts';
import type { Endpoints } from './endpoint.ts';
import { goalEndpoints } from './goals-all.ts';
import { grammar } from './grammar.ts';
import { home } from './home.ts';
import { insightEndpoints } from './insights-all.ts';
import { messageEndpoints } from './messages-all.ts';
import { notificationEndpoints } from './notifications-all.ts';
import { ownWords } from './own-words.ts';
import { profile } from './profile.ts';
import { projects } from './projects.ts';
import { reportEndpoints } from './reports-all.ts';
import { settings } from './settings.ts';
import { writingLab } from './writing-lab.ts';

/** All endpoints by slice; docs, access tests and benchmarks iterate over them. */
export const contract = {
  achievements,
  auth: authEndpoints,
  goals: goalEndpoints,
  grammar,
  home,
  insights: insightEndpoints,
  messages: messageEndpoints,
  notifications: notificationEndpoints,
  'own-words': ownWords,
  projects,
  profile,
  reports: reportEndpoints,
  settings,
  'writing-lab': writingLab,
} satisfies Record<string, Endpoints>;
