import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Hash chain over the audit events. Each seal is signed over its event and the previous seal, so that changed, deleted and inserted events
 * are detected. Append-only.
 */
export const auditSeals = pgTable('audit_seals', {
  position: integer('position').primaryKey(),
  eventId: uuid('event_id').notNull().unique(),
  seal: text('seal').notNull(),
});
