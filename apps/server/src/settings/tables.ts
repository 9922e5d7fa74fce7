import type { NamedMeasure } from '@longhand/contract/progress-values';
import type { EditorFont, EditorWidth, Preferences } from '@longhand/contract/settings';
import type { DocumentKind, Locale } from '@longhand/contract/values';
import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** The user's preferences; created with the account. */
export const userPreferences = pgTable('writing_profiles', {
  userId: uuid('user_id').primaryKey(),
  locale: text('locale').$type<Locale>(),
  timeZone: text('time_zone').notNull(),
  dayStartMinutes: smallint('day_start_min').notNull(),
  /** 1 is Monday; null follows the language. */
  weekStart: smallint('week_start'),
  documentKind: text('document_kind').$type<DocumentKind>().notNull(),
  measure: text('measure').$type<NamedMeasure>().notNull().default('word'),
  editorFont: text('editor_font').$type<EditorFont>().notNull().default('serif'),
  editorWidth: text('editor_width').$type<EditorWidth>().notNull().default('normal'),
  proofreading: jsonb('proofreading')
    .$type<Preferences['proofreading']>()
    .notNull()
    .default({ spelling: true, grammar: false, english: 'any', spanish: 'any' }),
  textsHere: boolean('texts_here').notNull().default(false),
  hideStreaks: boolean('hide_streaks').notNull().default(false),
  gentleMode: boolean('gentle_mode').notNull().default(false),
  /** 1 is Monday. */
  restWeekdays: smallint('rest_weekdays').array().notNull().default([]),
  homeCards: jsonb('home_cards')
    .$type<Preferences['homeCards']>()
    .notNull()
    .default({ order: [], hidden: [] }),
  changedAt: instant('changed_at').notNull(),
});
