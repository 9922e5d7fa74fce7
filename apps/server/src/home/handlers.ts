import type { home } from '@longhand/contract/home';
import { glance as glanceAtAchievements } from '../achievements/index.ts';
import { glance as glanceAtGoals, glanceAtMilestones, glanceAtMomentum } from '../goals/index.ts';
import { glance as glanceAtNotifications } from '../notifications/index.ts';
import type { Handlers } from '../platform/http/context.ts';
import { glance as glanceAtTexts } from '../writing-lab/index.ts';

const days = 28;
const nearAchievements = 3;

export const homeHandlers: Handlers<typeof home> = {
  async read(_, context) {
    const progress = await glanceAtGoals(context, { days });
    const texts = await glanceAtTexts(context);
    const unread = await glanceAtNotifications(context);

    return {
      on: progress.on,
      wordsToday: progress.days.at(-1)?.amount ?? 0,
      goals: progress.active,
      days: progress.days,
      lastSample: texts.last,
      momentum: await glanceAtMomentum(context),
      milestones: await glanceAtMilestones(context),
      achievements: await glanceAtAchievements(context, nearAchievements),
      unread,
      firstSteps: {
        sample: texts.hasSamples,
        goal: progress.hasGoals,
        entry: progress.hasEntries,
      },
    };
  },
};
