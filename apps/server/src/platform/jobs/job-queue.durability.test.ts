import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { createLog } from '../log.ts';
import type { Job } from '../slice.ts';
import { openJobQueue } from './job-queue.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'longhand-jobs-'));
const log = createLog('fatal');
const services = { log, storage: { note: () => {} } } as unknown as Services; // the only services that the queue uses
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir, log });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

test('queued jobs run one after another without polling, even after one fails', async () => {
  const done: (string | undefined)[] = [];
  const allDone = Promise.withResolvers<void>();
  const job: Job = {
    name: 'count-writers',
    isDeduplicated: true,
    async run(_, { userId } = {}) {
      done.push(userId);
      if (done.length === 5) allDone.resolve();
      if (userId === 'writer 1') throw new Error('This one fails');
    },
  };
  const queue = await openJobQueue({ database, config: {}, log, jobs: [job], pollSeconds: 86_400 });
  const writers = Array.from({ length: 5 }, (_, at) => `writer ${at}`);
  await queue.enqueueEach(
    database.db,
    job.name,
    [...writers, ...writers].map((userId) => ({ data: { userId }, key: userId })),
  );

  await queue.startWorkers(services);
  await allDone.promise;
  await queue.stop();
  expect(done.toSorted()).toEqual(writers);
});
