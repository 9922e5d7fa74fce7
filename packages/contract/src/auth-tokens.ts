import * as z from 'zod';
import { tokenScopes } from './access.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { done, id, instant, line } from './values.ts';

export const tokenScope = z.enum(tokenScopes);

/** A personal API token as its owner sees it later; the token itself is shown once, when it is made. */
export const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(tokenScope),
  createdAt: instant,
  /** Written down once in five minutes at most; null before the first use. */
  lastUsedAt: instant.nullable(),
  /** Null for one that holds until it is removed. */
  expiresAt: instant.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const authTokens = {
  listTokens: endpoint({
    summary: 'The personal API tokens that hold, the newest first',
    method: 'GET',
    path: '/api/auth/tokens',
    access: 'user',
    reply: z.object({ items: z.array(apiToken) }),
    fails: [],
  }),

  createToken: endpoint({
    summary: 'Make a personal API token; it is in this answer and never shown again',
    method: 'POST',
    path: '/api/auth/tokens',
    access: 'user',
    stepUp: true,
    body: z.strictObject({
      name: line(limits.nameMax).min(1),
      scopes: z.array(tokenScope).min(1).max(tokenScopes.length),
      /** Null holds until it is removed. */
      days: z.number().int().min(1).max(limits.tokenDaysMax).nullable(),
    }),
    reply: z.object({ token: z.string(), item: apiToken }),
    fails: ['token_limit'],
  }),

  removeToken: endpoint({
    summary: 'End a personal API token at once',
    method: 'DELETE',
    path: '/api/auth/tokens/:id',
    access: 'user',
    params: z.object({ id }),
    reply: done,
    fails: ['token_not_found'],
  }),
};
