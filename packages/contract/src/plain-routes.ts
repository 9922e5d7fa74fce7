import * as z from 'zod';
import type { Access } from './access.ts';
import type { RefusalCode } from './refusals.ts';

/** A route that does not speak JSON in one go: its place, its rule and what it answers are declared here all the same. */
export type PlainRoute = {
  summary: string;
  method: 'GET' | 'POST';
  path: `/${string}`;
  access: Access;
  /** The type of what it answers. */
  answers:
    | 'text/event-stream'
    | 'text/html'
    | 'application/json'
    | 'image/webp'
    | 'text/csv'
    | 'text/calendar';
  /** The form of an answer in JSON. */
  reply?: z.ZodType;
  fails: readonly RefusalCode[];
};

const row = z.record(z.string(), z.unknown());

/** A copy of everything: each slice with its lists and objects, as the tables have them. */
const dataCopy = z.record(z.string(), row);

const progressData = z.object({
  schema: z.literal('longhand-progress/1'),
  exportedAt: z.iso.datetime(),
  zone: z.string(),
  projects: z.array(z.object({ id: z.uuid(), title: z.string() })),
  goals: z.array(row),
  imports: z.array(row),
  entries: z.array(row),
});

export const plainRoutes = {
  liveEvents: {
    summary: 'What changed for the caller, as it happens; goes on after Last-Event-ID',
    method: 'GET',
    path: '/api/events',
    access: 'user',
    answers: 'text/event-stream',
    fails: [],
  },
  externalLogin: {
    summary:
      'Sends the browser to Google, GitHub, Microsoft or Spotify; `returnUrl` is where it goes afterwards, `remember=true` keeps the session',
    method: 'GET',
    path: '/auth/external-login/:provider',
    access: 'public',
    answers: 'text/html',
    fails: ['external_not_configured'],
  },
  externalCallback: {
    summary: 'Where a provider sends the browser back to; goes on to `/auth/callback`',
    method: 'GET',
    path: '/api/auth/callback/:provider',
    access: 'public',
    answers: 'text/html',
    fails: ['external_not_configured'],
  },
  downloadData: {
    summary: 'The copy of everything that is kept of the caller, as a file',
    method: 'GET',
    path: '/api/account/data/file',
    access: 'user',
    answers: 'application/json',
    reply: dataCopy,
    fails: ['data_not_ready'],
  },
  calendarFeed: {
    summary:
      'What the goals of a writer ask for day by day, as iCalendar; the secret address is the key',
    method: 'GET',
    path: '/api/calendar/:file',
    access: 'public',
    answers: 'text/calendar',
    fails: ['calendar_not_found'],
  },
  exportTable: {
    summary: 'Every entry of the caller as CSV, a row an entry, amounts as they are shown',
    method: 'GET',
    path: '/api/goals/export/csv',
    access: 'user',
    answers: 'text/csv',
    fails: [],
  },
  exportData: {
    summary:
      'Goals, imports and entries of the caller as JSON, amounts in the parts of their measures',
    method: 'GET',
    path: '/api/goals/export/json',
    access: 'user',
    answers: 'application/json',
    reply: progressData,
    fails: [],
  },
  showAvatar: {
    summary: 'The picture of a person, for everybody who is signed in and was told its id',
    method: 'GET',
    path: '/api/avatars/:id',
    access: 'user',
    answers: 'image/webp',
    fails: ['picture_not_found'],
  },
  askUnsubscribe: {
    summary: 'The page behind the link of a mail that asks whether to send no more of its kind',
    method: 'GET',
    path: '/api/unsubscribe',
    access: 'public',
    answers: 'text/html',
    fails: ['unsubscribe_link_invalid'],
  },
  unsubscribe: {
    summary: 'No more mail of one kind, by the signed link of a mail (RFC 8058)',
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    answers: 'text/html',
    fails: ['unsubscribe_link_invalid'],
  },
} as const satisfies Record<string, PlainRoute>;

/** Slices whose data can change without the page's own doing. */
export const liveSlices = ['notifications', 'home', 'own-words', 'goals', 'achievements'] as const;
export type LiveSlice = (typeof liveSlices)[number];

/**
 * What the stream of events says: `hello` first, `changed` whenever something is stale, `beat` so that a dead line is
 * noticed, `bye` when the session ended or the server goes down.
 */
export const liveEvents = {
  hello: z.object({
    /** Whether nothing was missed since the Last-Event-ID that came with the request. */
    isResumed: z.boolean(),
  }),
  changed: z.object({ stale: z.array(z.enum(liveSlices)) }),
  beat: z.object({}),
  bye: z.object({ reason: z.enum(['session_ended', 'server_closes']) }),
};
export type LiveEventName = keyof typeof liveEvents;
