import {
  categoryRules,
  type NotificationCategory,
  type NotificationChannel,
  type NotificationKind,
  notificationCatalogue,
  notificationCategories,
  notificationChannels,
  notificationKinds,
} from '@longhand/contract/notification-catalogue';
import type { CategorySetting } from '@longhand/contract/notification-settings';

/** A channel of a category that the user turned on or off. */
export type ChannelPreference = {
  category: NotificationCategory;
  channel: NotificationChannel;
  isEnabled: boolean;
};

/** The settings of every category, from the user's stored preferences. */
export function categorySettingsFrom(preferences: readonly ChannelPreference[]): CategorySetting[] {
  return notificationCategories.map((category) => {
    const own = preferences.filter((preference) => preference.category === category);
    const enabled = enabledChannels(category, own);
    const settingOf = (channel: NotificationChannel) => ({
      isEnabled: enabled.includes(channel),
      isLocked: isChannelLocked(category, channel),
    });

    return {
      category,
      app: settingOf('app'),
      email: settingOf('email'),
      push: settingOf('push'),
    };
  });
}

/** The channels that are on: locked ones always, the others by preference or by default. */
export function enabledChannels(
  category: NotificationCategory,
  preferences: readonly Pick<ChannelPreference, 'channel' | 'isEnabled'>[],
): NotificationChannel[] {
  return notificationChannels.filter((channel) => {
    if (isChannelLocked(category, channel)) return true;
    const preference = preferences.find((one) => one.channel === channel);

    return preference?.isEnabled ?? categoryRules[category].defaults.includes(channel);
  });
}

export function isChannelLocked(
  category: NotificationCategory,
  channel: NotificationChannel,
): boolean {
  return categoryRules[category].locked.includes(channel);
}

/** The kinds of a category. */
export function kindsOf(category: NotificationCategory): NotificationKind[] {
  return notificationKinds.filter((kind) => notificationCatalogue[kind].category === category);
}

/** A category that can be muted by object; notifications of the others are always listed and sent. */
export function isMutable(category: NotificationCategory): boolean {
  return categoryRules[category].locked.length === 0;
}
