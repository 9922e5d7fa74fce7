import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, singleLineText, successReply } from './values.ts';

/**
 * `dictionary`: a correctly spelled word. `ignore`: findings of a rule for a word, or of the whole rule. `house-rule`: words to avoid, with
 * replacements.
 */
export const ownWordKinds = ['dictionary', 'ignore', 'house-rule'] as const;
export const ownWordKind = z.enum(ownWordKinds);
export type OwnWordKind = z.infer<typeof ownWordKind>;

/** An own word, for all texts of a user or for one project. */
export const ownWord = z.strictObject({
  /** Created by the client, so that a repeated request has no effect. */
  id,
  kind: ownWordKind,
  /** Null for all texts. */
  projectId: id.nullable(),
  /** Id of the ignored rule; empty for the other kinds. */
  rule: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]*$/),
  /** Empty only if a whole rule is ignored. */
  word: singleLineText(limits.ownWordMax),
  replacements: z
    .array(singleLineText(limits.ownWordMax).min(1))
    .max(limits.ownWordReplacementsMax),
  note: singleLineText(limits.ownWordNoteMax),
  /** Match case. */
  isExact: z.boolean(),
});
export type OwnWord = z.infer<typeof ownWord>;

const submittedWord = ownWord.refine(
  ({ kind, rule, word }) => (kind === 'ignore' ? rule !== '' : rule === '' && word !== ''),
  { path: ['word'], error: 'required' },
);

export const ownWords = {
  list: endpoint({
    summary:
      'List changes to the caller’s own words since a cursor, oldest first; without a cursor, all of them',
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
      /** Cursor for the next request. */
      cursor: z.string(),
      hasMore: z.boolean(),
      /** This is a full sync: words not in any of its pages no longer exist. */
      isWhole: z.boolean(),
    }),
    fails: [],
  }),

  put: endpoint({
    summary:
      'Add or update own words; a duplicate updates the existing word, a removed one stays removed',
    method: 'POST',
    path: '/api/own-words',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({
      words: z.array(submittedWord).min(1).max(limits.ownWordsPerRequestMax),
    }),
    reply: z.object({
      /** The stored id of each word, in the order sent; null if it was removed elsewhere. */
      ids: z.array(id.nullable()),
    }),
    fails: ['own_words_limit', 'project_not_found'],
  }),

  remove: endpoint({
    summary: 'Remove own words; unknown ids are ignored',
    method: 'POST',
    path: '/api/own-words/remove',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({ ids: z.array(id).min(1).max(limits.ownWordsPerRequestMax) }),
    reply: successReply,
    fails: [],
  }),
};
