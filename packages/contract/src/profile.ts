import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  documentKind,
  id,
  instant,
  localDate,
  multilineText,
  singleLineText,
  successReply,
  textLanguage,
} from './values.ts';
import { isWebAddress } from './web-address.ts';

/** Statistics that a user can show on the profile: total words, and days written in the last twelve months. */
export const profileParts = ['words', 'year'] as const;
export const profilePart = z.enum(profileParts);
export type ProfilePart = z.infer<typeof profilePart>;

/** An http or https URL; empty for none. */
const website = singleLineText(limits.websiteMax).refine(
  (value) => value === '' || isWebAddress(value),
  'web_address',
);

const profileFields = {
  about: multilineText(limits.aboutMax),
  website,
  /** Whether other signed-in users can see the profile; it is never public. */
  isShown: z.boolean(),
  /** The statistics shown. */
  parts: z.array(profilePart).max(profileParts.length),
};

/** A text published on a profile, without its content. */
const publishedText = z.object({
  id,
  title: z.string(),
  kind: documentKind,
  language: textLanguage,
  words: z.number().int(),
  publishedAt: instant,
});
export type PublishedText = z.infer<typeof publishedText>;

const followedWriter = z.object({
  id,
  name: z.string().nullable(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});
export type FollowedWriter = z.infer<typeof followedWriter>;

export const profile = {
  read: endpoint({
    summary: 'Read a profile; a hidden one is visible only to its owner',
    method: 'GET',
    path: '/api/profiles/:id',
    access: 'user',
    params: z.object({ id }),
    reply: z.object({
      id,
      /** The display name, else the username; null if neither is set. */
      name: z.string().nullable(),
      username: z.string().nullable(),
      avatarUrl: z.string().nullable(),
      /** The day the account was created, in UTC. */
      memberSince: localDate,
      isOwn: z.boolean(),
      /** Whether the caller follows the writer; only the caller knows. */
      isFollowed: z.boolean(),
      ...profileFields,
      /** Total words and days written; null if not shown. */
      words: z.object({ total: z.number().int(), days: z.number().int() }).nullable(),
      /** Words by day, without empty days; null if not shown. */
      year: z
        .object({
          from: localDate,
          to: localDate,
          days: z.array(z.object({ on: localDate, amount: z.number().int() })),
        })
        .nullable(),
      /** The published texts, newest first. */
      texts: z.array(publishedText),
    }),
    fails: ['profile_not_found'],
  }),

  readText: endpoint({
    summary:
      'Read the current state of a published text; trashed and unpublished texts are not found',
    method: 'GET',
    path: '/api/profiles/:id/texts/:textId',
    access: 'user',
    params: z.object({ id, textId: id }),
    reply: publishedText.extend({ text: z.string() }),
    fails: ['profile_not_found', 'sample_not_found'],
  }),

  publishText: endpoint({
    summary: 'Publish a text on the caller’s profile',
    method: 'PUT',
    path: '/api/profiles/own/texts/:textId',
    access: 'user',
    params: z.object({ textId: id }),
    reply: successReply,
    fails: ['sample_not_found', 'published_limit'],
  }),

  unpublishText: endpoint({
    summary: 'Unpublish a text; the text itself is kept',
    method: 'DELETE',
    path: '/api/profiles/own/texts/:textId',
    access: 'user',
    params: z.object({ textId: id }),
    reply: successReply,
    fails: [],
  }),

  listFollowed: endpoint({
    summary:
      'List the writers whom the caller follows and whose profiles are visible, newest first',
    method: 'GET',
    path: '/api/profiles/followed',
    access: 'user',
    reply: z.object({ items: z.array(followedWriter) }),
    fails: [],
  }),

  follow: endpoint({
    summary:
      'Follow a writer: the caller is notified of texts that the writer publishes. The writer is not notified',
    method: 'PUT',
    path: '/api/profiles/followed/:id',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['profile_not_found', 'follow_self', 'follow_limit'],
  }),

  unfollow: endpoint({
    summary: 'Unfollow a writer; succeeds even if the caller does not follow them',
    method: 'DELETE',
    path: '/api/profiles/followed/:id',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: [],
  }),

  change: endpoint({
    summary: 'Change the caller’s profile and its visibility',
    method: 'PATCH',
    path: '/api/profiles/own',
    access: 'user',
    body: z.strictObject(z.object(profileFields).partial().shape),
    reply: z.object(profileFields),
    fails: [],
  }),
};

export type Profile = z.infer<typeof profile.read.reply>;
