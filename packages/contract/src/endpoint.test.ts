import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { createClient } from './client.ts';
import { contract } from './contract.ts';
import { endpoint, type HandlerInput, type Input, type Reply } from './endpoint.ts';
import { Refusal } from './errors.ts';

const example = endpoint({
  summary: 'An example',
  method: 'GET',
  path: '/api/examples/:id',
  access: 'public',
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ word: z.string().optional() }),
  reply: z.object({ word: z.string() }),
  fails: [],
});

test('types of client input, handler input and reply follow the schemas', () => {
  expectTypeOf<Input<typeof example>['query']>().toEqualTypeOf<{ word?: string | undefined }>();
  expectTypeOf<HandlerInput<typeof example>['params']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Reply<typeof example>>().toEqualTypeOf<{ word: string }>();
  expectTypeOf<keyof Input<typeof contract.auth.me>>().toEqualTypeOf<never>();
  // @ts-expect-error an endpoint without an access rule does not compile
  endpoint({ summary: '', method: 'GET', path: '/x', reply: z.object({}), fails: [] });
  // @ts-expect-error an unknown error code does not compile
  endpoint({ ...example, fails: ['no_such_code'] });
});

test('the client fills in the path and encodes the query', async () => {
  const calls: unknown[] = [];
  const client = createClient({ example }, async (call) => {
    calls.push(call);
    return { status: 200, body: { word: 'ink' } };
  });

  await expect(client.example({ params: { id: 'a/b' }, query: { word: 'é&x' } })).resolves.toEqual({
    word: 'ink',
  });
  expect(calls).toEqual([{ method: 'GET', path: '/api/examples/a%2Fb?word=%C3%A9%26x' }]);
});

test('an API error is thrown with its code, fields and request id', async () => {
  const body = {
    success: false,
    code: 'goal_not_found',
    message: 'm',
    requestId: 'r',
    fields: { a: 'b' },
  };
  const client = createClient({ example }, async () => ({ status: 404, body }));

  await expect(client.example({ params: { id: 1 }, query: {} })).rejects.toMatchObject({
    name: 'Refusal',
    code: 'goal_not_found',
    status: 404,
    fields: { a: 'b' },
    requestId: 'r',
  });
});

test('a response not from our API is thrown as the error of its status', async () => {
  const client = createClient({ example }, async () => ({ status: 502, body: '<html>' }));

  await expect(client.example({ params: { id: 1 }, query: {} })).rejects.toBeInstanceOf(Refusal);
  await expect(client.example({ params: { id: 1 }, query: {} })).rejects.toMatchObject({
    code: 'server_error',
  });
});

test('no two endpoints of the contract share method and path', () => {
  const rows = Object.values(contract).flatMap((slice) => Object.values(slice));
  const keys = rows.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);

  expect(new Set(keys).size).toBe(keys.length);
});
