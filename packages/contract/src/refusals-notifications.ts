/** Error codes of notifications; part of `refusals`. */
export const notificationRefusals = {
  notification_not_found: {
    status: 404,
    message: 'Notification not found, or you don’t have access.',
  },
  snooze_time_invalid: { status: 400, message: 'Choose a time in the next year.' },
  notification_channel_locked: {
    status: 409,
    message: 'Security notifications are always listed and emailed.',
  },
  push_endpoint_invalid: { status: 400, message: 'This browser’s push service can’t be used.' },
  push_devices_full: {
    status: 409,
    message: 'You have push notifications on 20 browsers. Remove one first.',
  },
  push_device_not_found: {
    status: 404,
    message: 'This browser no longer receives push notifications.',
  },
  push_failed: {
    status: 502,
    message: 'The push service didn’t accept the notification. Try again later.',
  },
  muted_objects_full: {
    status: 409,
    message: 'You’ve muted the maximum number of conversations and goals. Unmute one first.',
  },
} as const;
