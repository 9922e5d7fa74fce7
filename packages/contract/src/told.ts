import type { NotificationKind, NotificationParams, Told } from './notifications.ts';

/** Where a kind leads; null where there is nothing to open. */
export const placeOfKind: Record<NotificationKind, `/app/${string}` | null> = {
  welcome: '/app/writing-lab/analyzer?new=1',
  goal_reached: '/app/goals',
  milestone_reached: '/app/goals/milestones',
  achievement: '/app/achievements',
  goal_reminder: '/app/goals',
  goal_overdue: '/app/goals/active',
  new_sign_in: null,
  trash_soon_erased: '/app/writing-lab/samples?trash=yes',
  data_ready: '/app/settings/privacy',
};

type Writing = {
  day: (instant: string) => string;
  moment: (instant: string) => string;
  achievement: (earned: NotificationParams['achievement']) => { name: string; criterion: string };
};

/**
 * What the words of a notification are filled with. Titles are set apart, so that one in another script does not
 * turn the sentence around it.
 *
 * @param write how a day, a moment and an achievement are written in the reader's language and zone
 * @example t(`kinds.${told.kind}.title`, wordValuesOf(told, write))
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
      const { title, goal, share } = told.params;

      return {
        named: title === '' ? 'no' : 'yes',
        title: apart(title),
        goal: apart(goal),
        share: share ?? 0,
      };
    }
    case 'achievement':
      return write.achievement(told.params);
    case 'new_sign_in': {
      const { at, device, place } = told.params;

      return {
        at: write.moment(at),
        known: device === '' ? 'no' : 'yes',
        device: apart(device),
        place: apart(place),
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

function apart(words: string): string {
  return `\u2068${words}\u2069`;
}
