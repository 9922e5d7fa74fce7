import type { AchievementCode } from './achievement-catalogue.ts';
import type { GeoLocation } from './geo-location.ts';
import type { NotificationContent, NotificationParams } from './notifications.ts';

export type ReachedMilestone = NotificationParams['milestone_reached']['reached'][number];

/** Formatters for the reader's locale and time zone. */
export type NotificationFormat = {
  day: (instant: string) => string;
  /** Of a local day, whatever the time zone. */
  localDay: (day: string) => string;
  moment: (instant: string) => string;
  list: (parts: readonly string[]) => string;
  place: (place: GeoLocation) => string;
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
export function notificationTextValues(
  content: NotificationContent,
  format: NotificationFormat,
): Record<string, string | number> {
  switch (content.kind) {
    case 'welcome':
      return {};
    case 'goal_reached':
    case 'goal_reminder':
    case 'goal_overdue':
      return { ...content.params, title: isolate(content.params.title) };
    case 'milestone_reached': {
      const { reached } = content.params;
      const names = reached.map((one) => format.milestone(milestoneValues(one)));
      const first = milestoneValues(reached[0]);

      return { ...first, n: reached.length, names: format.list(names) };
    }
    case 'achievement': {
      const { earned } = content.params;
      const [first] = earned;
      const names = earned.map(({ code }) => format.achievement(code));

      return {
        n: earned.length,
        name: names[0] ?? '',
        names: format.list(names),
        criterion: first === undefined ? '' : format.criterion(first.code, first.tier),
      };
    }
    case 'new_sign_in': {
      const { at, device, range, place } = content.params;

      return {
        at: format.moment(at),
        known: device === '' ? 'no' : 'yes',
        device: isolate(device),
        located: place === null ? 'no' : 'yes',
        place: place === null ? '' : isolate(format.place(place)),
        range: isolate(range),
      };
    }
    case 'report_ready': {
      const { period, from, to, days, amount, measure, isLast } = content.params;

      return {
        ...{ period, days, amount, measure, last: isLast ? 'yes' : 'no' },
        ...{ from: format.localDay(from), to: format.localDay(to) },
      };
    }
    case 'trash_soon_erased': {
      const { texts, title, eraseOn } = content.params;

      return {
        texts,
        named: title === '' ? 'no' : 'yes',
        title: isolate(title),
        on: format.day(eraseOn),
      };
    }
    case 'text_published': {
      const { writer, title } = content.params;

      return {
        ...{ known: writer === '' ? 'no' : 'yes', writer: isolate(writer) },
        ...{ named: title === '' ? 'no' : 'yes', title: isolate(title) },
      };
    }
    case 'data_ready':
      return { until: format.day(content.params.expiresAt) };
    case 'export_ready': {
      const { format: file, expiresAt } = content.params;

      return { format: file.toUpperCase(), until: format.day(expiresAt) };
    }
    case 'message_received': {
      const { sender, group } = content.params;

      return {
        ...senderValues(sender),
        grouped: group === '' ? 'no' : 'yes',
        group: isolate(group),
      };
    }
    case 'message_request':
      return senderValues(content.params.sender);
  }
}

function senderValues(sender: string) {
  return { known: sender === '' ? 'no' : 'yes', sender: isolate(sender) };
}

function milestoneValues({ title, goal, share } = unknownMilestone) {
  return {
    named: title === '' ? 'no' : 'yes',
    title: isolate(title),
    goal: isolate(goal),
    share: share ?? 0,
  };
}

/** The list is never empty, but its type does not say so. */
const unknownMilestone: ReachedMilestone = { title: '', goal: '', share: null };

function isolate(words: string): string {
  return `\u2068${words}\u2069`;
}
