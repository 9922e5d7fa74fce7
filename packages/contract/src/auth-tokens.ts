import * as z from 'zod';
import { tokenScopes } from './access.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, instant, singleLineText, successReply } from './values.ts';

export const tokenScope = z.enum(tokenScopes);

/** A personal API token as listed; the token itself is shown only once, when it is created. */
export const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(tokenScope),
  createdAt: instant,
  /** Updated at most every five minutes; null before the first use. */
  lastUsedAt: instant.nullable(),
  /** Null for a token that does not expire. */
  expiresAt: instant.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const authTokens = {
  listTokens: endpoint({
    summary: 'List the valid personal API tokens, newest first',
    method: 'GET',
    path: '/api/auth/tokens',
    access: 'user',
    reply: z.object({ items: z.array(apiToken) }),
    fails: [],
  }),

  createToken: endpoint({
    summary: 'Create a personal API token; it is returned only once',
    method: 'POST',
    path: '/api/auth/tokens',
    access: 'user',
    stepUp: true,
    body: z.strictObject({
      name: singleLineText(limits.nameMax).min(1),
      scopes: z.array(tokenScope).min(1).max(tokenScopes.length),
      /** Null for a token that does not expire. */
      days: z.number().int().min(1).max(limits.tokenDaysMax).nullable(),
    }),
    reply: z.object({ token: z.string(), item: apiToken }),
    fails: ['token_limit'],
  }),

  removeToken: endpoint({
    summary: 'Revoke a personal API token',
    method: 'DELETE',
    path: '/api/auth/tokens/:id',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['token_not_found'],
  }),
};
