import { notificationSettings } from './notification-settings.ts';
import { notifications } from './notifications.ts';

/** All notification endpoints: the list, and its settings. */
export const notificationEndpoints = { ...notifications, ...notificationSettings };
