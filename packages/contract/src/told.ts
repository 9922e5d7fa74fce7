import type { AchievementCode } from './achievement-catalogue.ts';
import type { NotificationKind, NotificationParams, Told } from './notifications.ts';
import type { Place } from './place.ts';

/** The path that each kind of notification links to. */
export const placeOfKind: Record<NotificationKind, `/app/${string}`> = {
  welcome: '/app/writing-lab/analyzer?new=1',
  goal_reached: '/app/goals',
  milestone_reached: '/app/goals/milestones',
  achievement: '/app/achievements',
  goal_reminder: '/app/goals',
  goal_overdue: '/app/goals/active',
  new_sign_in: '/app/settings/security',
  trash_soon_erased: '/app/writing-lab/samples?trash=yes',
  data_ready: '/app/settings/privacy',
};

export type ReachedMilestone = NotificationParams['milestone_reached']['reached'][number];

/** Formatters for the reader's locale and time zone. */
export type Writing = {
  day: (instant: string) => string;
  moment: (instant: string) => string;
  list: (parts: readonly string[]) => string;
  place: (place: Place) => string;
  achievement: (code: AchievementCode) => string;
  criterion: (code: AchievementCode, tier: number) => string;
  milestone: (values: Record<string, string | number>) => string;
};

/**
 * The message arguments of a notification. Titles are isolated, so that text in another script does not change the direction of the
 * sentence.
 *
 * @example t(`kinds.${content.kind}.title`, notificationTextValues(content, format))
 */
export function wordValuesOf(told: Told, write: Writing): Record<string, string | number> {
  switch (told.kind) {
    case 'welcome':
      return {};
    case 'goal_reached':
    case 'goal_reminder':
    case 'goal_overdue':
      return { ...told.params, title: apart(told.params.title) };
    case 'milestone_reached': {
      const { reached } = told.params;
      const names = reached.map((one) => write.milestone(milestoneValues(one)));
      const first = milestoneValues(reached[0]);

      return { ...first, n: reached.length, names: write.list(names) };
    }
    case 'achievement': {
      const { earned } = told.params;
      const [first] = earned;
      const names = earned.map(({ code }) => write.achievement(code));

      return {
        n: earned.length,
        name: names[0] ?? '',
        names: write.list(names),
        criterion: first === undefined ? '' : write.criterion(first.code, first.tier),
      };
    }
    case 'new_sign_in': {
      const { at, device, range, place } = told.params;

      return {
        at: write.moment(at),
        known: device === '' ? 'no' : 'yes',
        device: apart(device),
        located: place === null ? 'no' : 'yes',
        place: place === null ? '' : apart(write.place(place)),
        range: apart(range),
      };
    }
    case 'trash_soon_erased': {
      const { texts, title, eraseOn } = told.params;

      return {
        texts,
        named: title === '' ? 'no' : 'yes',
        title: apart(title),
        on: write.day(eraseOn),
      };
    }
    case 'data_ready':
      return { until: write.day(told.params.expiresAt) };
  }
}

function milestoneValues({ title, goal, share } = unknownMilestone) {
  return {
    named: title === '' ? 'no' : 'yes',
    title: apart(title),
    goal: apart(goal),
    share: share ?? 0,
  };
}

/** The list is never empty, but its type does not say so. */
const unknownMilestone: ReachedMilestone = { title: '', goal: '', share: null };

function apart(words: string): string {
  return `\u2068${words}\u2069`;
}
