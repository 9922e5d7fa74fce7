import * as z from 'zod';
import { limits } from './limits.ts';
import { id, instant, line, localDate, prose } from './values.ts';

/** What is counted. Amounts are whole numbers of the measure's smallest part: see `measure-parts.ts`. */
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

/** All of them, with the units of a writer's own. */
export const measures = [...namedMeasures, 'own'] as const;
export const measure = z.enum(measures);
export type Measure = z.infer<typeof measure>;

/** Those that have a name of their own: an own unit belongs to a goal. */
export const namedMeasure = z.enum(namedMeasures);
export type NamedMeasure = z.infer<typeof namedMeasure>;

/** Where an entry came from: the hand, a sprint or stopwatch, the editor, a saved text, an import, a program. */
export const entrySources = ['manual', 'timer', 'editor', 'sample', 'import', 'api'] as const;
export const entrySource = z.enum(entrySources);
export type EntrySource = z.infer<typeof entrySource>;

/** An amount in the parts of its measure; less than nothing is what was taken out. */
export const amount = z.number().int().min(-limits.amountMax).max(limits.amountMax);

/** The name of an own unit, "stanza"; empty for every other measure. */
export const unitName = line(limits.unitMax);

export const tags = z.array(line(limits.tagMax).min(1)).max(limits.tagsOfOne);

/** From 1, heavy, to 5, light. */
export const mood = z.number().int().min(1).max(5);

const entry = {
  measure,
  unit: unitName,
  amount,
  source: entrySource,
  projectId: id.nullable(),
  note: prose(limits.noteMax),
  tags,
  mood: mood.nullable(),
};

/** One piece of progress, on a local day. Several a day are usual; zero and less are allowed. */
export const progressEntry = z.object({
  clientId: id,
  entryOn: localDate,
  occurredAt: instant,
  /** The zone whose calendar `entryOn` is of. */
  zone: z.string(),
  ...entry,
  /** The total that was entered, where the amount is what was missing to it. */
  setTotal: z.number().int().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ProgressEntry = z.infer<typeof progressEntry>;

/** What is sent to record one: an amount, or the total of a goal from which the amount follows. */
export const recording = z
  .strictObject({
    amount: amount.optional(),
    setTotal: z.strictObject({ goalId: id, total: amount }).optional(),
    measure: measure.default('word'),
    unit: unitName.default(''),
    source: entrySource,
    projectId: id.nullable().default(null),
    /** The day it counts for; by default the writer's day at `occurredAt`. */
    entryOn: localDate.optional(),
    occurredAt: instant.optional(),
    note: entry.note.default(''),
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
export type Recording = z.infer<typeof recording>;
