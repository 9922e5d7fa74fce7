import { slice as achievements } from './achievements/index.ts';
import { slice as auth } from './auth/index.ts';
import { slice as goals } from './goals/index.ts';
import { slice as grammar } from './grammar/index.ts';
import { slice as home } from './home/index.ts';
import { slice as insights } from './insights/index.ts';
import { slice as messages } from './messages/index.ts';
import { slice as notifications } from './notifications/index.ts';
import { slice as ownWords } from './own-words/index.ts';
import type { Slice } from './platform/slice.ts';
import { slice as profile } from './profile/index.ts';
import { slice as projects } from './projects/index.ts';
import { slice as reports } from './reports/index.ts';
import { slice as settings } from './settings/index.ts';
import { slice as writingLab } from './writing-lab/index.ts';

/** All slices of the server; only slices listed here are served. */
export const slices: readonly Slice[] = [
  auth,
  achievements,
  goals,
  grammar,
  home,
  insights,
  messages,
  notifications,
  ownWords,
  projects,
  profile,
  reports,
  settings,
  writingLab,
];
