/** What other slices show of notifications. */
export { useNotificationText } from './use-notification-text.ts';
