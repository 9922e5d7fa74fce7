import { endpoint } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import * as z from 'zod';
import { defineSlice, type Slice } from '../platform/slice.ts';

const words = z.object({ words: z.string() });

/** Example endpoints with correct and incorrect behavior, for tests of the platform. */
const examples = {
  echo: endpoint({
    summary: 'Return the input',
    method: 'POST',
    path: '/api/examples/:id/echo',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.coerce.number().int().max(9).optional() }),
    body: z.strictObject({
      words: z.string().max(10),
      nested: z.record(z.string(), z.json()).optional(),
    }),
    reply: z.object({ id: z.string(), page: z.number().optional(), words: z.string() }),
    fails: [],
  }),
  weigh: endpoint({
    summary: 'Return the length of a manuscript',
    method: 'POST',
    path: '/api/examples/manuscript',
    access: 'public',
    body: z.strictObject({ words: z.string() }),
    reply: z.object({ characters: z.number() }),
    fails: [],
    bodySize: 'text',
  }),
  search: endpoint({
    summary: 'Return the query',
    method: 'GET',
    path: '/api/examples',
    access: 'public',
    query: z.object({ words: z.string().optional() }),
    reply: z.object({ words: z.string().optional() }),
    fails: [],
  }),
  leak: endpoint({
    summary: 'Return undeclared fields',
    method: 'GET',
    path: '/api/examples/leak',
    access: 'public',
    reply: z.object({ user: z.object({ name: z.string() }), list: z.array(words) }),
    fails: [],
  }),
  lack: endpoint({
    summary: 'Return a reply without a declared field',
    method: 'GET',
    path: '/api/examples/lack',
    access: 'public',
    reply: words,
    fails: [],
  }),
  break: endpoint({
    summary: 'Throw an unexpected error',
    method: 'GET',
    path: '/api/examples/break',
    access: 'public',
    reply: words,
    fails: [],
  }),
  moderate: endpoint({
    summary: 'For moderators',
    method: 'GET',
    path: '/api/examples/moderate',
    access: 'moderator',
    reply: words,
    fails: [],
  }),
  pace: endpoint({
    summary: 'Fail with a rate limit',
    method: 'GET',
    path: '/api/examples/pace',
    access: 'public',
    reply: words,
    fails: [],
  }),
};

export const exampleSlice: Slice = defineSlice({
  name: 'examples',
  about: 'Examples for the tests of the platform.',
  endpoints: examples,
  personal: null,
  handlers: {
    echo: ({ params, query, body }) => ({
      id: params.id,
      words: body.words,
      ...(query.page !== undefined && { page: query.page }),
    }),
    weigh: ({ body }) => ({ characters: body.words.length }),
    search: ({ query }) => query,
    leak: () => {
      const user = { name: 'Ann', passwordHash: 'secret' };
      const list = [{ words: 'a', owner: 'secret' }];

      return { user, list, internal: 'secret' };
    },
    lack: () => JSON.parse('{ "number": 1 }'),
    break: () => {
      throw new Error('select secret from users');
    },
    moderate: () => ({ words: 'hidden' }),
    pace: () => {
      throw refuse('rate_limited', { details: { retryAfterSeconds: 42 } });
    },
  },
});
