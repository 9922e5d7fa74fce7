/** Sends what is due of one user; enqueued with the notification. */
export const deliverJob = 'notifications-deliver';

/** Sends what is due of all users, and ends snoozes; runs each minute. */
export const deliverDueJob = 'notifications-deliver-due';
