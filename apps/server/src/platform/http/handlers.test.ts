import { endpoint } from '@longhand/contract/endpoint';
import { expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import type { Caller, Handlers } from './context.ts';

const reply = z.object({ words: z.number() });
const examples = {
  open: endpoint({
    summary: 'For everybody',
    method: 'GET',
    path: '/api/examples/open',
    access: 'public',
    query: z.object({ page: z.coerce.number() }),
    reply,
    fails: [],
  }),
  closed: endpoint({
    summary: 'For members',
    method: 'POST',
    path: '/api/examples/closed',
    access: 'user',
    reply,
    fails: [],
  }),
};
const closed = () => ({ words: 1 });

test('handlers receive parsed input, and a non-null caller unless the access is public', () => {
  const handlers: Handlers<typeof examples> = {
    open({ query }, { caller }) {
      expectTypeOf(query.page).toEqualTypeOf<number>();
      expectTypeOf(caller).toEqualTypeOf<Caller | null>();

      return { words: query.page };
    },
    closed(_received, { caller }) {
      expectTypeOf(caller).toEqualTypeOf<Caller>();

      return { words: 1 };
    },
  };

  expectTypeOf(handlers).not.toBeAny();
});

test('a missing handler, an extra one and a reply without its fields do not compile', () => {
  // @ts-expect-error `open` is missing
  const missing: Handlers<typeof examples> = { closed };
  // @ts-expect-error `third` has no endpoint
  const extra: Handlers<typeof examples> = { open: closed, closed, third: closed };
  // @ts-expect-error `words` is missing from the reply
  const silent: Handlers<typeof examples> = { open: () => ({}), closed };

  expectTypeOf([missing, extra, silent]).not.toBeAny();
});
