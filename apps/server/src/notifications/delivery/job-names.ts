/** Sends the due deliveries of one user; enqueued with the notification. */
export const deliverJob = 'notifications-deliver';

/** Sends the due deliveries of all users and ends snoozes; runs each minute. */
export const deliverDueJob = 'notifications-deliver-due';
