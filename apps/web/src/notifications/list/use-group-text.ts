import type { Notification, NotificationContent } from '@longhand/contract/notifications';
import { useFormatter, useTranslations } from 'use-intl';
import { goalTitleOf } from '../goal-title.ts';
import { useNotificationText } from '../use-notification-text.ts';
import type { NotificationGroup } from './group-notifications.ts';

/** Title and body of a group of several notifications. */
export function useGroupText(): (group: NotificationGroup) => { title: string; body: string } {
  const t = useTranslations('notifications');
  const format = useFormatter();
  const textOf = useNotificationText();

  return ({ object, items }) => {
    const n = items.length;
    if (object?.type === 'conversation') return textOf(items[0]);
    if (object !== null) {
      const kindNames = new Set(items.map(({ kind }) => t(`kinds.${kind}.name`)));

      return {
        title: t('groups.object', { n, title: isolate(nameOf(items[0]) ?? '') }),
        body: format.list(kindNames),
      };
    }
    const merged = mergeContents(items);

    return merged === null
      ? {
          title: t(`groups.${groupMessageOf(items[0].kind)}`, { n }),
          body: format.list(new Set(items.flatMap((item) => nameOf(item) ?? []).map(isolate))),
        }
      : textOf(merged);
  };
}

const kindsWithTitle = [
  'goal_reached',
  'goal_reminder',
  'goal_overdue',
  'trash_soon_erased',
  'text_published',
  'report_ready',
  'export_ready',
  'message_received',
  'message_request',
] as const;

function groupMessageOf(kind: Notification['kind']) {
  return kindsWithTitle.find((one) => one === kind) ?? 'other';
}

/** The name of a notification’s object: a goal, a group, a sender or a writer. */
function nameOf(content: NotificationContent): string | undefined {
  if (content.kind === 'text_published') return content.params.writer || undefined;
  if (content.kind === 'message_request') return content.params.sender || undefined;
  if (content.kind === 'message_received')
    return content.params.group || content.params.sender || undefined;

  return goalTitleOf(content);
}

/** Several achievements or milestones as one notification. */
function mergeContents(items: readonly Notification[]): NotificationContent | null {
  const earned = items.flatMap((item) => (item.kind === 'achievement' ? item.params.earned : []));
  if (earned.length > 0) return { kind: 'achievement', params: { earned } };
  const reached = items.flatMap((item) =>
    item.kind === 'milestone_reached' ? item.params.reached : [],
  );

  return reached.length > 0 ? { kind: 'milestone_reached', params: { reached } } : null;
}

/** Isolates the direction of a title from that of the sentence. */
function isolate(title: string): string {
  return `\u2068${title}\u2069`;
}
