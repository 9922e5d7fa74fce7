import { expect, test } from 'vitest';
import type { Hasher } from '../platform/hasher.ts';
import { buildUser } from '../testkit/build-user.ts';
import { visitorOf } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer({ hashesAtOnce: 1 });
const hashedAndWaiting = 1 + 50;

/** Keeps so many passwords being hashed or waiting, until it is called. */
function crowd(hasher: Hasher, size: number): () => Promise<unknown> {
  let isOver = false;
  const one = async () => {
    while (!isOver) await hasher.hash('somebody’s');
  };
  const all = Promise.all(Array.from({ length: size }, one));

  return () => {
    isOver = true;

    return all;
  };
}

test('a password beyond those that are hashed and that wait is refused as busy, and not counted', async () => {
  const { email, password } = await buildUser(server);
  const { auth } = visitorOf(server);
  const leave = crowd(server.services.hasher, hashedAndWaiting);
  for (let time = 0; time < 6; time += 1) {
    await expect(auth.login({ body: { email, password: 'not the one' } })).rejects.toMatchObject({
      status: 503,
      code: 'busy',
    });
  }
  await leave();

  await expect(auth.login({ body: { email, password } })).resolves.toBeDefined();
});

test('as many as there is room for are let in, one after another', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => buildUser(server)));
  const leave = crowd(server.services.hasher, hashedAndWaiting - users.length);
  const asked = users.map(({ email, password }) =>
    visitorOf(server).auth.login({ body: { email, password } }),
  );
  await leave();

  expect(await Promise.all(asked)).toHaveLength(users.length);
});
