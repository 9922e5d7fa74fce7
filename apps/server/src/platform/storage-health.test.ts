import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor, signedInBrowser } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';
import { reservedBytes } from './storage-health.ts';

let free = 0;
const server = useServer({ freeBytes: async () => free });
const ready = async () => (await server.app.inject('/readyz')).json();

async function setFree(bytes: number): Promise<void> {
  free = bytes;
  await server.services.storage.checkSpace();
}

test('when the disk is nearly full, writes fail and reads work, until space is freed', async () => {
  await setFree(10 * reservedBytes);
  const user = await buildUser(server);
  const { goals } = await clientsFor(server, user);
  const log = () =>
    goals.recordEntry({
      params: { clientId: randomUUID() },
      body: { amount: 5, source: 'manual' },
    });
  await log();

  await setFree(reservedBytes - 1);
  await expect(log()).rejects.toMatchObject({ status: 507, code: 'out_of_space' });
  await expect(goals.listEntries({ query: {} })).resolves.toMatchObject({ items: [{ amount: 5 }] });
  expect(await ready()).toEqual({ status: 'out_of_space' });

  await setFree(reservedBytes);
  await log();
  expect(await ready()).toEqual({ status: 'ready' });
});

/** Makes the database itself fail with a PostgreSQL error code in the middle of a write. */
async function failSavesWith(code: string): Promise<void> {
  await server.services.db.execute(
    sql.raw(`create or replace function fail_save() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$;`),
  );
  await server.services.db.execute(
    sql`create trigger fail_save before insert on goals execute function fail_save()`,
  );
}

test.each([
  ['53100', 507, 'out_of_space', 'ready'],
  ['XX001', 500, 'server_error', 'damaged'],
])(
  'a write that fails with %s is reported to the client and by the readiness check',
  async (code, status, refusal, later) => {
    await setFree(10 * reservedBytes);
    const browser = await signedInBrowser(server, await buildUser(server));
    await failSavesWith(code);
    try {
      const body = {
        title: 'A draft',
        targetAmount: 10,
        startOn: '2026-11-01',
        endOn: '2026-11-30',
      };
      const answer = await browser.send({ method: 'POST', path: '/api/goals', body });
      expect([answer.statusCode, answer.json().code]).toEqual([status, refusal]);
    } finally {
      await server.services.db.execute(sql`drop trigger fail_save on goals`);
    }

    expect(await ready()).toEqual({ status: status === 507 ? 'out_of_space' : 'damaged' });
    server.clock.advance(31_000);
    expect(await ready()).toEqual({ status: later });
  },
);
