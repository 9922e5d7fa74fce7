import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { done, id, line } from './values.ts';

/**
 * `dictionary`: a word that is right. `ignore`: what a rule says of a word, or all that it says. `house-rule`: words to
 * avoid, with what to write instead.
 */
export const ownWordKinds = ['dictionary', 'ignore', 'house-rule'] as const;
export const ownWordKind = z.enum(ownWordKinds);
export type OwnWordKind = z.infer<typeof ownWordKind>;

/** One line of what a writer says of words, for all of their texts or those of one project. */
export const ownWord = z.strictObject({
  /** Made by the device: sent twice it is one. */
  id,
  kind: ownWordKind,
  /** Null: in every text. */
  projectId: id.nullable(),
  /** What is ignored: a rule of the analysis; empty for the other kinds. */
  rule: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]*$/),
  /** Empty only where a rule is ignored as a whole. */
  word: line(limits.ownWordMax),
  replacements: z.array(line(limits.ownWordMax).min(1)).max(limits.ownWordReplacements),
  note: line(limits.ownWordNoteMax),
  /** Only with these capitals. */
  isExact: z.boolean(),
});
export type OwnWord = z.infer<typeof ownWord>;

const sent = ownWord.refine(
  ({ kind, rule, word }) => (kind === 'ignore' ? rule !== '' : rule === '' && word !== ''),
  { path: ['word'], error: 'required' },
);

export const ownWords = {
  list: endpoint({
    summary:
      'What changed in the own words of the caller since a cursor, oldest change first; without one, all of them',
    method: 'GET',
    path: '/api/own-words',
    access: 'user',
    scope: 'samples:read',
    query: z.object({
      after: z
        .string()
        .max(40)
        .regex(/^\d{1,15}-\d{1,15}$/)
        .optional(),
    }),
    reply: z.object({
      words: z.array(ownWord),
      removed: z.array(id),
      /** Where the next reading begins. */
      cursor: z.string(),
      hasMore: z.boolean(),
      /** It began anew: what is in no page of this reading is no more. */
      isWhole: z.boolean(),
    }),
    fails: [],
  }),

  put: endpoint({
    summary:
      'Add or change own words; one that is there already under another id is changed there, one that was removed stays so',
    method: 'POST',
    path: '/api/own-words',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({ words: z.array(sent).min(1).max(limits.ownWordsAtOnce) }),
    reply: z.object({
      /** Under which id each one stands, in the order sent; null: it was removed elsewhere. */
      ids: z.array(id.nullable()),
    }),
    fails: ['own_words_limit', 'project_not_found'],
  }),

  remove: endpoint({
    summary: 'Remove own words; those that are not there are removed already',
    method: 'POST',
    path: '/api/own-words/remove',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({ ids: z.array(id).min(1).max(limits.ownWordsAtOnce) }),
    reply: done,
    fails: [],
  }),
};
