import { notificationEndpoints } from '@longhand/contract/notifications-all';
import { defineSlice } from '../platform/slice.ts';
import { deliveryHandlers } from './delivery/handlers.ts';
import { addUnsubscribeRoutes } from './email/unsubscribe-routes.ts';
import { listHandlers } from './handlers.ts';
import { notificationJobs } from './jobs.ts';
import { erase, exportOf } from './personal-queries.ts';
import { preferenceHandlers } from './preferences/handlers.ts';
import { deviceHandlers } from './push/handlers.ts';

export { markObjectRead } from './mark-object-read.ts';
export { notify } from './notify.ts';
export { readNotificationSummary } from './summary.ts';

/**
 * Notifications in the app, by email and by Web Push. Other slices create them in their own transactions, each once; a job sends due
 * deliveries, after quiet hours or in a digest if the user chose so. Texts are created when they are read or sent, in the reader's
 * language. Other users' notifications are reported as not found, and security notifications cannot be turned off.
 */
export const slice = defineSlice({
  name: 'notifications',
  about:
    "Notifications in the app, by email and on the user's devices, and the user's settings for them.",
  endpoints: notificationEndpoints,
  handlers: { ...listHandlers, ...preferenceHandlers, ...deliveryHandlers, ...deviceHandlers },
  addPlainRoutes: addUnsubscribeRoutes,
  personal: { exportOf, erase },
  jobs: notificationJobs,
});
