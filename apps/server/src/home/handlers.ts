import type { home } from '@longhand/contract/home';
import { glance as glanceAtAchievements } from '../achievements/index.ts';
import { glance as glanceAtGoals } from '../goals/index.ts';
import { glance as glanceAtNotifications } from '../notifications/index.ts';
import type { Handlers } from '../platform/http/context.ts';
import { glance as glanceAtTexts } from '../writing-lab/index.ts';

const days = 28;
const nearAchievements = 3;

export const homeHandlers: Handlers<typeof home> = {
  async read(_, context) {
    const [progress, texts, unread, achievements] = await Promise.all([
      glanceAtGoals(context, { days }),
      glanceAtTexts(context),
      glanceAtNotifications(context),
      glanceAtAchievements(context, nearAchievements),
    ]);

    return {
      on: progress.on,
      wordsToday: progress.days.at(-1)?.amount ?? 0,
      goals: progress.active,
      days: progress.days,
      lastSample: texts.last,
      momentum: progress.momentum,
      milestones: progress.milestones,
      achievements,
      unread,
      firstSteps: {
        sample: texts.hasSamples,
        goal: progress.hasGoals,
        entry: progress.hasEntries,
      },
    };
  },
};
