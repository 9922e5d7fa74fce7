import { limits } from '@longhand/contract/limits';
import { notifications } from '@longhand/contract/notifications';
import { addMilliseconds, day } from '../platform/clock.ts';
import { defineSlice } from '../platform/slice.ts';
import { notificationHandlers } from './handlers.ts';
import { erase, exportOf } from './personal-queries.ts';
import { deleteNotificationsBefore } from './queries.ts';
import { addUnsubscribeRoutes } from './unsubscribe-routes.ts';

export { notify } from './notify.ts';
export { readNotificationSummary } from './summary.ts';

/**
 * In-app and email notifications. Other slices create them in their own transactions, each once; they are stored, pushed to open pages as
 * unread, and emailed to users who enabled that. Texts are created when they are read, in the reader's language. Other users' notifications
 * are reported as not found.
 */
export const slice = defineSlice({
  name: 'notifications',
  about: "Notifications in the app and by email, and the user's preferences for them.",
  endpoints: notifications,
  handlers: notificationHandlers,
  addPlainRoutes: addUnsubscribeRoutes,
  personal: { exportOf, erase },
  jobs: [
    {
      name: 'notifications-clear-old',
      cron: '47 3 * * *',
      run: ({ db, clock }) =>
        deleteNotificationsBefore(db, addMilliseconds(clock.now(), -limits.notificationDays * day)),
    },
  ],
});
