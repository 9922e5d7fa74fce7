import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { documentKind, done, id, instant, line, localDate, prose, textLanguage } from './values.ts';
import { isWebAddress } from './web-address.ts';

/** Figures a person may choose to show: what they wrote in all, and on which days of the last twelve months. */
export const profileParts = ['words', 'year'] as const;
export const profilePart = z.enum(profileParts);
export type ProfilePart = z.infer<typeof profilePart>;

/** An address of the web, http or https; empty for none. */
const website = line(limits.websiteMax).refine(
  (value) => value === '' || isWebAddress(value),
  'web_address',
);

const chosen = {
  about: prose(limits.aboutMax),
  website,
  /** Whether others who are signed in can open the profile; nobody else ever can. */
  isShown: z.boolean(),
  /** Which figures are part of it. */
  parts: z.array(profilePart).max(profileParts.length),
};

/** A text that its writer put on their profile, without its words. */
const publishedText = z.object({
  id,
  title: z.string(),
  kind: documentKind,
  language: textLanguage,
  words: z.number().int(),
  publishedAt: instant,
});
export type PublishedText = z.infer<typeof publishedText>;

export const profile = {
  read: endpoint({
    summary: 'A person as they chose to be seen; one who is not shown is there for nobody else',
    method: 'GET',
    path: '/api/profiles/:id',
    access: 'user',
    params: z.object({ id }),
    reply: z.object({
      id,
      /** The name shown, else the user name; null where there is neither. */
      name: z.string().nullable(),
      username: z.string().nullable(),
      avatarUrl: z.string().nullable(),
      /** The day the account was made, in UTC. */
      memberSince: localDate,
      isOwn: z.boolean(),
      ...chosen,
      /** Words of all days, and how many days had any; null where they are not shown. */
      words: z.object({ total: z.number().int(), days: z.number().int() }).nullable(),
      /** Words by day, days without any left out; null where they are not shown. */
      year: z
        .object({
          from: localDate,
          to: localDate,
          days: z.array(z.object({ on: localDate, amount: z.number().int() })),
        })
        .nullable(),
      /** The texts it shows, the newest first. */
      texts: z.array(publishedText),
    }),
    fails: ['profile_not_found'],
  }),

  readText: endpoint({
    summary:
      'A text of a profile as it is now; those in the trash and those taken back are not there',
    method: 'GET',
    path: '/api/profiles/:id/texts/:textId',
    access: 'user',
    params: z.object({ id, textId: id }),
    reply: publishedText.extend({ text: z.string() }),
    fails: ['profile_not_found', 'sample_not_found'],
  }),

  publishText: endpoint({
    summary: 'Put an own saved text on the own profile, for whoever may see that',
    method: 'PUT',
    path: '/api/profiles/own/texts/:textId',
    access: 'user',
    params: z.object({ textId: id }),
    reply: done,
    fails: ['sample_not_found', 'published_limit'],
  }),

  withdrawText: endpoint({
    summary: 'Take a text back from the own profile; the text itself stays',
    method: 'DELETE',
    path: '/api/profiles/own/texts/:textId',
    access: 'user',
    params: z.object({ textId: id }),
    reply: done,
    fails: [],
  }),

  change: endpoint({
    summary: 'Change what the own profile shows, and whether it is shown at all',
    method: 'PATCH',
    path: '/api/profiles/own',
    access: 'user',
    body: z.strictObject(z.object(chosen).partial().shape),
    reply: z.object(chosen),
    fails: [],
  }),
};

export type Profile = z.infer<typeof profile.read.reply>;
