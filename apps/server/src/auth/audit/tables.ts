import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The chain over what happened to accounts: each link is signed over its event and the link before, so that an event
 * that was changed, taken out or put in later is found. Rows are added, never changed.
 */
export const auditSeals = pgTable('audit_seals', {
  position: integer('position').primaryKey(),
  eventId: uuid('event_id').notNull().unique(),
  seal: text('seal').notNull(),
});
