import type { account, DataExport } from '@longhand/contract/account';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { notify } from '../../notifications/index.ts';
import { addMilliseconds, day, minute, second } from '../../platform/clock.ts';
import { readFileParts } from '../../platform/file-parts.ts';
import type { Handlers, Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import type { Job } from '../../platform/slice.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { writeParts } from './data-export-parts.ts';
import {
  type DataExportRow,
  deleteDataExportsBefore,
  findDataExport,
  findNewestDataExport,
  finishDataExport,
  insertDataExport,
  readDigests,
  readPart,
} from './data-export-queries.ts';

const dataCopyJob = 'auth-copy-data';

export const dataExportHandlers: Pick<
  Handlers<typeof account>,
  'requestDataExport' | 'readDataExport'
> = {
  async requestDataExport(_received, context) {
    const { db, clock, caller, jobs } = context;
    const { userId } = caller;
    const now = clock.now();
    const newest = await findNewestDataExport(db, userId);
    if (newest?.readyAt === null) return present(newest);
    enforceRequestInterval(newest, now);

    const inserted = await db.transaction(async (tx) => {
      const row = await insertDataExport(tx, { id: uuid(), userId, askedAt: now });
      if (row === undefined) return undefined;
      await recordAuditEvent('data_asked', { userId, db: tx }, context);
      await jobs.enqueue(tx, dataCopyJob, { id: row.id });

      return row;
    });
    const waiting = inserted ?? (await findNewestDataExport(db, userId));
    if (waiting === undefined) throw new Error('The requested data copy was not found.');

    return present(waiting);
  },

  async readDataExport(_received, { db, clock, caller }) {
    const newest = await findNewestDataExport(db, caller.userId);

    return {
      copy: newest === undefined || isExpired(newest, clock.now()) ? null : present(newest),
    };
  },
};

export const dataExportJobs: readonly Job[] = [
  {
    name: dataCopyJob,
    async run(services, { id = '' } = {}) {
      const { db, clock, personalData } = services;
      const copy = await findDataExport(db, id);
      if (copy === undefined || copy.readyAt !== null) return;
      const { userId } = copy;
      const { size, digests } = await writeParts(db, id, await personalData.exportOf(db, userId));
      const now = clock.now();
      const expiresAt = addMilliseconds(now, limits.dataExportDays * day);

      await db.transaction(async (tx) => {
        if (!(await finishDataExport(tx, { id, userId, readyAt: now, expiresAt, size }))) return;
        if ((await readDigests(tx, id)) !== digests)
          throw new Error('Two job runs wrote to the same data copy.');
        const params = { expiresAt: expiresAt.toISOString() };
        await notify(tx, services, { userId, kind: 'data_ready', params, about: id });
      });
    },
  },
  {
    name: 'auth-clear-copies',
    cron: '29 3 * * *',
    run: ({ db, clock }) => deleteDataExportsBefore(db, clock.now()),
  },
];

/** `GET /api/account/data/file`: the newest copy of the caller's data. */
export async function addDataExportDownload(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  const { db, clock } = services;

  addPlainRoute(app, services, rawRoutes.downloadDataExport, async ({ caller }, reply) => {
    if (caller === null) throw refuse('unauthenticated');
    const copy = await findNewestDataExport(db, caller.userId);
    if (copy === undefined || copy.readyAt === null || isExpired(copy, clock.now())) {
      throw refuse('data_not_ready');
    }

    const on = copy.readyAt.toISOString().slice(0, 10);

    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="longhand-${on}.json"`)
      .send(readFileParts((number) => readPart(db, { copyId: copy.id, number })));
  });
}

function enforceRequestInterval(newest: DataExportRow | undefined, now: Date): void {
  const nextAllowedAt =
    newest && addMilliseconds(newest.askedAt, limits.dataExportIntervalMinutes * minute);
  if (nextAllowedAt === undefined || nextAllowedAt <= now) return;

  const retryAfterSeconds = Math.ceil((nextAllowedAt.getTime() - now.getTime()) / second);
  throw refuse('rate_limited', { details: { retryAfterSeconds } });
}

function isExpired({ expiresAt }: DataExportRow, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function present({ id, askedAt, readyAt, expiresAt, size }: DataExportRow): DataExport {
  return {
    id,
    status: readyAt === null ? 'waiting' : 'ready',
    askedAt: askedAt.toISOString(),
    size,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
