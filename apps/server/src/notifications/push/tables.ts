import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Push subscriptions of browsers. A device is deleted with the session that added it. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** URL of the push service for this browser. */
    endpoint: text('endpoint').notNull().unique(),
    /** Public key of the browser, base64url. */
    p256dh: text('p256dh').notNull(),
    /** The shared secret, encrypted. */
    auth: text('auth').notNull(),
    /** "Firefox, Linux"; empty if unknown. */
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull(),
    lastSentAt: instant('last_sent_at'),
    /** Failed deliveries since the last successful one. */
    failures: integer('failures').notNull(),
  },
  (table) => [
    index('push_devices_user').on(table.userId),
    index('push_devices_session').on(table.sessionId),
  ],
);
