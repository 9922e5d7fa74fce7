import type { WordFrequencies } from '@longhand/analysis/measures/style/frequencies';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import type { MetricTarget } from '@longhand/contract/writing-lab-targets';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, termVector } from '../platform/db/columns.ts';
import type { TextMeasures } from './text-measures.ts';

/** A text too long for one row; referenced by `samples` and `sample_versions`. */
export const longTexts = pgTable(
  'long_texts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** May be inserted before its sample. */
    sampleId: uuid('sample_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('long_texts_user').on(table.userId),
    index('long_texts_sample').on(table.sampleId),
    index('long_texts_created').on(table.createdAt),
  ],
);

export const longTextPieces = pgTable(
  'long_text_pieces',
  {
    textId: uuid('text_id')
      .notNull()
      .references(() => longTexts.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    piece: text('piece').notNull(),
  },
  (table) => [primaryKey({ columns: [table.textId, table.number] })],
);

/**
 * The newest state of a saved text. PostgreSQL stores long values apart from the row (TOAST), so lists, which never select the column, do
 * not read it; comparisons use the digest.
 */
export const samples = pgTable(
  'samples',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    language: text('language').$type<TextLanguage>().notNull(),
    /** A project of the user; the foreign key is in a hand-written migration. */
    projectId: uuid('project_id'),
    /** Position in its project; null sorts last. */
    position: integer('position'),
    synopsis: text('synopsis').notNull().default(''),
    notes: text('notes').notNull().default(''),
    tags: text('tags').array().notNull(),
    /** Empty where the text is stored in pieces. */
    text: text('text').notNull(),
    longTextId: uuid('long_text_id').references(() => longTexts.id),
    digest: text('digest').notNull(),
    words: integer('words').notNull(),
    characters: integer('characters').notNull(),
    /** Null until counted, and for texts above the analysis limit. */
    findings: integer('findings'),
    revision: integer('revision').notNull(),
    /** Number of the newest version. */
    versions: integer('versions').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** When the user was notified of the coming erasure. */
    erasureToldAt: instant('erasure_told_at'),
  },
  (table) => [
    index('samples_user_changed')
      .on(table.userId, table.changedAt, table.id, table.words)
      .where(sql`deleted_at is null`),
    index('samples_user_deleted').on(table.userId, table.deletedAt),
    index('samples_project').on(table.projectId),
    index('samples_long_text').on(table.longTextId).where(sql`long_text_id is not null`),
  ],
);

export const sampleVersions = pgTable(
  'sample_versions',
  {
    sampleId: uuid('sample_id')
      .notNull()
      .references(() => samples.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    /** Empty where the text is stored in pieces. */
    text: text('text').notNull(),
    longTextId: uuid('long_text_id').references(() => longTexts.id),
    digest: text('digest').notNull(),
    words: integer('words').notNull(),
    reason: text('reason').$type<'explicit' | 'idle'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sampleId, table.number] }),
    index('sample_versions_long_text').on(table.longTextId).where(sql`long_text_id is not null`),
  ],
);

/**
 * Search index: term vectors of title and text parts. A long text has many parts, so that an edit updates only one and none exceeds the
 * size limit of a vector.
 */
export const sampleWords = pgTable(
  'sample_words',
  {
    sampleId: uuid('sample_id')
      .notNull()
      .references(() => samples.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    terms: termVector('terms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sampleId, table.digest] }),
    index('sample_words_terms').using('gin', table.terms),
  ],
);

/** A user's target range for a metric. */
export const metricTargets = pgTable(
  'lab_aims',
  {
    userId: uuid('user_id').notNull(),
    figure: text('figure').$type<MetricTarget['figure']>().notNull(),
    least: doublePrecision('least'),
    most: doublePrecision('most'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.figure] })],
);

/** Comparison texts for style targets, referenced by id only; they may exist only on a device. */
export const styleTargets = pgTable(
  'style_targets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    sampleIds: uuid('sample_ids').array().notNull(),
    projectId: uuid('project_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('style_targets_user').on(table.userId)],
);

/** What the analysis of a saved text says, for insights across texts. Analyzed again when its digest or the engine changes. */
export const textMeasures = pgTable(
  'text_measures',
  {
    sampleId: uuid('sample_id')
      .primaryKey()
      .references(() => samples.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** Digest of the text, language and kind of document that were analyzed. */
    digest: text('digest').notNull(),
    engine: text('engine').notNull(),
    measures: jsonb('measures').$type<TextMeasures>().notNull(),
    /** Up to 2,000 words with their uses, most frequent first; they sum to at most `words` of the measures. */
    frequencies: jsonb('frequencies').$type<WordFrequencies['uses']>().notNull(),
  },
  (table) => [index('text_measures_user').on(table.userId)],
);
