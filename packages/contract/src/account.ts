import * as z from 'zod';
import { sessionUser } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { email, id, instant, singleLineText } from './values.ts';

/** Public name of an account. Lower case, so that no two names differ only in case. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9_-]{1,28})[a-z0-9]$/, 'username_format');

/** An export of all data of an account: requested, created by a job, and available for a week. */
export const dataExport = z.object({
  id,
  status: z.enum(['waiting', 'ready']),
  askedAt: instant,
  /** In bytes; null while pending. */
  size: z.number().int().nullable(),
  /** When it is deleted; null while pending. */
  expiresAt: instant.nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

const base64Length = (bytes: number) => 4 * Math.ceil(bytes / 3);

export const account = {
  changeAccount: endpoint({
    summary: 'Change the names of the account; null removes a name',
    method: 'PATCH',
    path: '/api/account',
    access: 'user',
    body: z.strictObject({
      firstName: singleLineText(limits.nameMax).min(1).optional(),
      lastName: singleLineText(limits.nameMax).min(1).nullable().optional(),
      displayName: singleLineText(limits.nameMax).min(1).nullable().optional(),
      username: username.nullable().optional(),
    }),
    reply: z.object({ success: z.literal(true), user: sessionUser }),
    fails: ['username_taken'],
  }),

  changeAvatar: endpoint({
    summary: 'Set the avatar; the server crops it to a small square and stores only that',
    method: 'PUT',
    path: '/api/account/avatar',
    access: 'user',
    bodySize: 'picture',
    /** A JPEG, PNG or WebP in base64. File name and metadata are discarded. */
    body: z.strictObject({ image: z.base64().min(1).max(base64Length(limits.pictureBytesMax)) }),
    reply: z.object({ success: z.literal(true), user: sessionUser }),
    fails: ['picture_refused'],
  }),

  removeAvatar: endpoint({
    summary: 'Remove the avatar; succeeds even if there is none',
    method: 'DELETE',
    path: '/api/account/avatar',
    access: 'user',
    reply: z.object({ success: z.literal(true), user: sessionUser }),
    fails: [],
  }),

  readOfferPreference: endpoint({
    summary: 'Read whether the caller receives promotional email',
    method: 'GET',
    path: '/api/account/offers',
    access: 'user',
    reply: z.object({ wanted: z.boolean() }),
    fails: [],
  }),

  changeOfferPreference: endpoint({
    summary: 'Turn promotional email on or off',
    method: 'PUT',
    path: '/api/account/offers',
    access: 'user',
    body: z.strictObject({ wanted: z.boolean() }),
    reply: z.object({ wanted: z.boolean() }),
    fails: [],
  }),

  deleteAccount: endpoint({
    summary:
      'Sign out everywhere and delete the account after 14 days; signing in before then cancels the deletion',
    method: 'POST',
    path: '/api/account/deletion',
    access: 'user',
    stepUp: true,
    /** The email of the account, typed again as confirmation. */
    body: z.strictObject({ email }),
    reply: z.object({ success: z.literal(true), eraseAt: instant }),
    fails: ['address_differs', 'last_super_admin'],
  }),

  requestDataExport: endpoint({
    summary:
      'Request an export of all data of the caller; returns the pending export if there is one',
    method: 'POST',
    path: '/api/account/data',
    access: 'user',
    reply: dataExport,
    fails: [],
  }),

  readDataExport: endpoint({
    summary: 'Read the status of the latest data export; null if there is none',
    method: 'GET',
    path: '/api/account/data',
    access: 'user',
    reply: z.object({ copy: dataExport.nullable() }),
    fails: [],
  }),
};
