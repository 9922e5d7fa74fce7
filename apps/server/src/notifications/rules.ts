import {
  type NotificationChannel,
  type NotificationPreference,
  notificationKinds,
} from '@longhand/contract/notifications';
import type { Choice } from './preference-queries.ts';

/** In the list unless somebody does not want it there; by mail only for those who ask for it. */
const usual: Record<NotificationChannel, boolean> = { app: true, mail: false };

/** What somebody wants of every kind, from what they have chosen. */
export function preferencesFrom(choices: readonly Choice[]): NotificationPreference[] {
  return notificationKinds.map((kind) => {
    const wantedOn = (channel: NotificationChannel) =>
      choices.find((choice) => choice.kind === kind && choice.channel === channel)?.wanted ??
      usual[channel];

    return { kind, app: wantedOn('app'), mail: wantedOn('mail') };
  });
}
