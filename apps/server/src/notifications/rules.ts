import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationPreference,
  notificationKinds,
} from '@longhand/contract/notifications';
import type { Choice } from './preference-queries.ts';

/**
 * In the list unless somebody does not want it there. By mail only for those who ask for it, but for what they wait for or
 * have set the hour of, and for a stranger's sign-in: whoever got in reads the list too, and can put it away.
 */
const usual = (kind: NotificationKind, channel: NotificationChannel) =>
  channel === 'app' || mailedToAll.includes(kind);

const mailedToAll: readonly NotificationKind[] = ['data_ready', 'goal_reminder', 'new_sign_in'];

/** What somebody wants of every kind, from what they have chosen. */
export function preferencesFrom(choices: readonly Choice[]): NotificationPreference[] {
  return notificationKinds.map((kind) => {
    const wantedOn = (channel: NotificationChannel) =>
      choices.find((choice) => choice.kind === kind && choice.channel === channel)?.wanted ??
      usual(kind, channel);

    return { kind, app: wantedOn('app'), mail: wantedOn('mail') };
  });
}
