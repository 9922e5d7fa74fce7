import * as z from 'zod';
import { limits } from './limits.ts';
import { id, instant, localDate, multilineText, singleLineText } from './values.ts';

/** Measures of writing. Amounts are integers in the smallest part of the measure: see `measure-parts.ts`. */
export const namedMeasures = [
  'word',
  'character',
  'time',
  'page',
  'chapter',
  'scene',
  'line',
  'poem',
  'session',
] as const;

/** All measures, including custom units. */
export const measures = [...namedMeasures, 'own'] as const;
export const measure = z.enum(measures);
export type Measure = z.infer<typeof measure>;

/** Measures with a built-in name; a custom unit belongs to a goal. */
export const namedMeasure = z.enum(namedMeasures);
export type NamedMeasure = z.infer<typeof namedMeasure>;

/** Source of an entry: entered by hand, sprint or stopwatch, editor, saved text, import, API. */
export const entrySources = ['manual', 'timer', 'editor', 'sample', 'import', 'api'] as const;
export const entrySource = z.enum(entrySources);
export type EntrySource = z.infer<typeof entrySource>;

/** An amount in the smallest part of its measure; negative for removed text. */
export const amount = z.number().int().min(-limits.amountMax).max(limits.amountMax);

/** The name of a custom unit, "stanza"; empty for every other measure. */
export const unitName = singleLineText(limits.unitMax);

export const tags = z.array(singleLineText(limits.tagMax).min(1)).max(limits.tagsPerItemMax);

/** From 1 (low) to 5 (high). */
export const mood = z.number().int().min(1).max(5);

const entryFields = {
  measure,
  unit: unitName,
  amount,
  source: entrySource,
  projectId: id.nullable(),
  note: multilineText(limits.noteMax),
  tags,
  mood: mood.nullable(),
};

/** An entry: logged writing on a local day. Several per day are normal; zero and negative amounts are allowed. */
export const progressEntry = z.object({
  clientId: id,
  entryOn: localDate,
  occurredAt: instant,
  /** The time zone of `entryOn`. */
  zone: z.string(),
  ...entryFields,
  /** The total entered by the user, if the amount was derived from it. */
  setTotal: z.number().int().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ProgressEntry = z.infer<typeof progressEntry>;

/** Input for an entry: an amount, or the new total of a goal from which the amount is derived. */
export const entryInput = z
  .strictObject({
    amount: amount.optional(),
    setTotal: z.strictObject({ goalId: id, total: amount }).optional(),
    measure: measure.default('word'),
    unit: unitName.default(''),
    source: entrySource,
    projectId: id.nullable().default(null),
    /** The day it counts for; defaults to the local day at `occurredAt`. */
    entryOn: localDate.optional(),
    occurredAt: instant.optional(),
    note: entryFields.note.default(''),
    tags: tags.default([]),
    mood: mood.nullable().default(null),
  })
  .refine(({ amount, setTotal }) => (amount === undefined) !== (setTotal === undefined), {
    path: ['amount'],
    error: 'amount_or_total',
  })
  .refine(({ measure, unit }) => (measure === 'own') === (unit !== ''), {
    path: ['unit'],
    error: 'unit_of_own',
  });
export type EntryInput = z.infer<typeof entryInput>;

/** The calendar periods that reports are made of: the writer’s week, months and years. */
export const reportUnits = ['week', 'month', 'year'] as const;
export const reportUnit = z.enum(reportUnits);
export type ReportUnit = z.infer<typeof reportUnit>;
