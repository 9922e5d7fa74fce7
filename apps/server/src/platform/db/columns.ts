import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const binary = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Words for the full-text search. */
export const termVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
