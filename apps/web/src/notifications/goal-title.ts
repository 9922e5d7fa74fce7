import type { NotificationContent } from '@longhand/contract/notifications';

/** The title of the goal that a notification is about; of the first, if it is about several. */
export function goalTitleOf(content: NotificationContent): string | undefined {
  switch (content.kind) {
    case 'goal_reached':
    case 'goal_reminder':
    case 'goal_overdue':
      return content.params.title;
    case 'milestone_reached':
      return content.params.reached[0]?.goal;
    default:
      return undefined;
  }
}
