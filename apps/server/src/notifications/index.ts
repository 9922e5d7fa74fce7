import { limits } from '@longhand/contract/limits';
import { notifications } from '@longhand/contract/notifications';
import { after, day } from '../platform/clock.ts';
import { defineSlice } from '../platform/slice.ts';
import { notificationHandlers } from './handlers.ts';
import { erase, exportOf } from './personal-queries.ts';
import { deleteNotificationsBefore } from './queries.ts';
import { addUnsubscribing } from './unsubscribing.ts';

export { glance } from './glance.ts';
export { notify } from './notify.ts';

/**
 * What people are told: other slices hand it over in their own transactions, each thing once; here it is kept, shown as
 * unread on every open page at once, and mailed to those who asked for that. Words are made when they are read, in the
 * reader's language. The notifications of others do not exist for anybody.
 */
export const slice = defineSlice({
  name: 'notifications',
  about: 'What people are told, in the list and by mail, and what of it they want.',
  endpoints: notifications,
  handlers: notificationHandlers,
  addPlainRoutes: addUnsubscribing,
  personal: { exportOf, erase },
  jobs: [
    {
      name: 'notifications-clear-old',
      cron: '47 3 * * *',
      run: ({ db, clock }) =>
        deleteNotificationsBefore(db, after(clock.now(), -limits.notificationDays * day)),
    },
  ],
});
