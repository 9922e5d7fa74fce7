import { expect, test } from 'vitest';
import type { Hasher } from '../../platform/hasher.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { visitorClients } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer({ hashConcurrency: 1 });
const hasherCapacity = 1 + 50;

/** Keeps `size` passwords hashing or queued until the returned function is called. */
function fillHasher(hasher: Hasher, size: number): () => Promise<unknown> {
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

test('a sign-in beyond the capacity of the hasher is refused as busy and does not count as an attempt', async () => {
  const { email, password } = await buildUser(server);
  const { auth } = visitorClients(server);
  const release = fillHasher(server.services.hasher, hasherCapacity);
  for (let time = 0; time < 6; time += 1) {
    await expect(auth.login({ body: { email, password: 'not the one' } })).rejects.toMatchObject({
      status: 503,
      code: 'busy',
    });
  }
  await release();

  await expect(auth.login({ body: { email, password } })).resolves.toBeDefined();
});

test('all sign-ins within the capacity of the hasher succeed', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => buildUser(server)));
  const release = fillHasher(server.services.hasher, hasherCapacity - users.length);
  const signIns = users.map(({ email, password }) =>
    visitorClients(server).auth.login({ body: { email, password } }),
  );
  await release();

  expect(await Promise.all(signIns)).toHaveLength(users.length);
});
