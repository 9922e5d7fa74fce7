import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Clients, createClients } from './clients.ts';
import { createEntryWriter, createSampleWriter, type Writer } from './crash-writers.ts';
import { createHttpTransport } from './http-transport.ts';
import { findFreePort, ServerProcess } from './server-process.ts';

const rounds = 20;

let dataDir: string;
let server: ServerProcess;
let writers: Writer[];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'longhand-crash-'));
  server = new ServerProcess(dataDir, await findFreePort());
  await server.start();
  const clients = createClients(createHttpTransport(server.origin));

  await signUp(clients);
  await startGoal(clients);
  writers = [createSampleWriter(clients), createEntryWriter(clients)];
});

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
});

test.each(Array.from({ length: rounds }, (_, round) => round + 1))(
  'after being killed while writing, round %i, the server has all acknowledged writes',
  async () => {
    const started = writers.map(() => Promise.withResolvers<void>());
    const writing = writers.map((writer, index) =>
      writer.writeUntilGone(() => started[index]?.resolve()),
    );

    await Promise.all(started.map(({ promise }) => promise));
    await wait(Math.random() * 400);
    await server.kill();
    await Promise.all(writing);
    await server.start();

    for (const writer of writers) await writer.check();
  },
);

async function signUp({ auth }: Clients) {
  const person = { email: 'ann@example.org', password: 'forty drafts and a kettle' };

  await auth.requestRegistration({ body: { email: person.email, locale: 'en' } });
  const code = await server.waitForOutput(/^\d{6}$/m);
  await auth.verifyRegistration({ body: { ...person, code } });
  await expect(auth.me()).resolves.toMatchObject({ user: { email: person.email } });
}

async function startGoal({ goals }: Clients) {
  const today = new Date().toISOString().slice(0, 10);

  await goals.create({
    body: {
      title: 'All of it',
      description: '',
      measure: 'word',
      targetAmount: 1_000_000,
      startAmount: 0,
      startOn: addDays(today, -2),
      endOn: addDays(today, 30),
      sources: ['manual'],
    },
  });
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
