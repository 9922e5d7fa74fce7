import type { OwnWordKind } from '@longhand/contract/own-words';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** The user's own words. Of a removed word only the ID is kept for a while, so that other devices learn of the removal. */
export const ownWords = pgTable(
  'own_words',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<OwnWordKind>().notNull(),
    projectId: uuid('project_id'),
    /** Equal for equal words; for a removed word, its ID. */
    key: text('key').notNull(),
    rule: text('rule').notNull(),
    word: text('word').notNull(),
    replacements: text('replacements').array().notNull(),
    note: text('note').notNull(),
    isExact: boolean('is_exact').notNull(),
    /** Increases with every change of any of the user's words. */
    revision: integer('revision').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('own_words_once')
      .on(table.userId, table.kind, table.projectId, table.key)
      .nullsNotDistinct(),
    index('own_words_changed').on(table.userId, table.revision),
    index('own_words_project').on(table.projectId),
  ],
);
