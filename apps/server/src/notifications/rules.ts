import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationPreference,
  notificationKinds,
} from '@longhand/contract/notifications';
import type { Choice } from './preference-queries.ts';

/** In the list unless somebody does not want it there; by mail only for those who ask for it, who wait for it or set its hour. */
const usual = (kind: NotificationKind, channel: NotificationChannel) =>
  channel === 'app' || kind === 'data_ready' || kind === 'goal_reminder';

/** What somebody wants of every kind, from what they have chosen. */
export function preferencesFrom(choices: readonly Choice[]): NotificationPreference[] {
  return notificationKinds.map((kind) => {
    const wantedOn = (channel: NotificationChannel) =>
      choices.find((choice) => choice.kind === kind && choice.channel === channel)?.wanted ??
      usual(kind, channel);

    return { kind, app: wantedOn('app'), mail: wantedOn('mail') };
  });
}
