import * as z from 'zod';
import { sessionUser } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { email, id, instant, line } from './values.ts';

/** What a person is known by to others: lower case, so that no two look the same. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9_-]{1,28})[a-z0-9]$/, 'username_format');

/** A copy of everything that is kept of a person: asked for, then made by a job, then there for a week. */
export const dataCopy = z.object({
  id,
  status: z.enum(['waiting', 'ready']),
  askedAt: instant,
  /** In bytes; null while it waits. */
  size: z.number().int().nullable(),
  /** When it is deleted; null while it waits. */
  expiresAt: instant.nullable(),
});
export type DataCopy = z.infer<typeof dataCopy>;

const base64Length = (bytes: number) => 4 * Math.ceil(bytes / 3);

export const account = {
  changeAccount: endpoint({
    summary: 'Change names; null takes one away',
    method: 'PATCH',
    path: '/api/account',
    access: 'user',
    body: z.strictObject({
      firstName: line(limits.nameMax).min(1).optional(),
      lastName: line(limits.nameMax).min(1).nullable().optional(),
      displayName: line(limits.nameMax).min(1).nullable().optional(),
      username: username.nullable().optional(),
    }),
    reply: z.object({ success: z.literal(true), user: sessionUser }),
    fails: ['username_taken'],
  }),

  changeAvatar: endpoint({
    summary:
      'Put a picture beside the own name; the server makes a small square of it, and keeps nothing else',
    method: 'PUT',
    path: '/api/account/avatar',
    access: 'user',
    bodySize: 'picture',
    /** A JPEG, PNG or WebP in base64; what it was called and what its camera wrote into it is of no use. */
    body: z.strictObject({ image: z.base64().min(1).max(base64Length(limits.pictureBytesMax)) }),
    reply: z.object({ success: z.literal(true), user: sessionUser }),
    fails: ['picture_refused'],
  }),

  removeAvatar: endpoint({
    summary: 'Take the picture away; answers the same when there is none',
    method: 'DELETE',
    path: '/api/account/avatar',
    access: 'user',
    reply: z.object({ success: z.literal(true), user: sessionUser }),
    fails: [],
  }),

  readOffers: endpoint({
    summary: 'Whether the caller wants promotional offers by mail',
    method: 'GET',
    path: '/api/account/offers',
    access: 'user',
    reply: z.object({ wanted: z.boolean() }),
    fails: [],
  }),

  changeOffers: endpoint({
    summary: 'Ask for promotional offers by mail, or for none',
    method: 'PUT',
    path: '/api/account/offers',
    access: 'user',
    body: z.strictObject({ wanted: z.boolean() }),
    reply: z.object({ wanted: z.boolean() }),
    fails: [],
  }),

  deleteAccount: endpoint({
    summary:
      'Sign out everywhere and erase the account after 14 days; signing in before then keeps it',
    method: 'POST',
    path: '/api/account/deletion',
    access: 'user',
    stepUp: true,
    /** The own address, typed once more. */
    body: z.strictObject({ email }),
    reply: z.object({ success: z.literal(true), eraseAt: instant }),
    fails: ['address_differs', 'last_super_admin'],
  }),

  askForData: endpoint({
    summary:
      'Have a copy made of everything that is kept of the caller; while one waits, that is it',
    method: 'POST',
    path: '/api/account/data',
    access: 'user',
    reply: dataCopy,
    fails: [],
  }),

  readData: endpoint({
    summary: 'How the newest copy stands; null when there is none',
    method: 'GET',
    path: '/api/account/data',
    access: 'user',
    reply: z.object({ copy: dataCopy.nullable() }),
    fails: [],
  }),
};
