import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationPreference,
  notificationKinds,
} from '@longhand/contract/notifications';
import type { ChannelChoice } from './preference-queries.ts';

/**
 * All kinds are listed by default. Few are emailed by default: those that users wait for or have scheduled, and a sign-in from a new
 * device, since an intruder could read and archive the listed one.
 */
const isOnByDefault = (kind: NotificationKind, channel: NotificationChannel) =>
  channel === 'app' || emailedByDefault.includes(kind);

const emailedByDefault: readonly NotificationKind[] = [
  'data_ready',
  'goal_reminder',
  'new_sign_in',
];

/** The preferences of every kind, from the user's stored choices. */
export function preferencesFrom(choices: readonly ChannelChoice[]): NotificationPreference[] {
  return notificationKinds.map((kind) => {
    const isEnabledOn = (channel: NotificationChannel) =>
      choices.find((choice) => choice.kind === kind && choice.channel === channel)?.wanted ??
      isOnByDefault(kind, channel);

    return { kind, app: isEnabledOn('app'), mail: isEnabledOn('mail') };
  });
}
