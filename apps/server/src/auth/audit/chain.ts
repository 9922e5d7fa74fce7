import { addMilliseconds, minute } from '../../platform/clock.ts';
import type { Services } from '../../platform/http/context.ts';
import { isEqualConstantTime, type Sign } from '../../platform/secret.ts';
import type { Job } from '../../platform/slice.ts';
import {
  type AuditEventRow,
  findLastSeal,
  hasUnsealedBefore,
  insertSeals,
  listSealsAfter,
  listUnsealed,
  lockChain,
} from './queries.ts';

type AuditServices = Pick<Services, 'db' | 'sign'>;

const batchSize = 500;

/** Seals new events in a separate job, so that sign-ins do not wait for the chain lock. */
export async function sealEvents({ db, sign }: AuditServices): Promise<void> {
  const sealedCount = await db.transaction(async (tx) => {
    await lockChain(tx);
    const events = await listUnsealed(tx, batchSize);
    if (events.length === 0) return 0;

    let { position, seal } = (await findLastSeal(tx)) ?? chainStart;
    const seals = events.map((event) => {
      position += 1;
      seal = sealOf(sign, seal, event);

      return { position, eventId: event.id, seal };
    });
    await insertSeals(tx, seals);

    return seals.length;
  });
  if (sealedCount === batchSize) await sealEvents({ db, sign });
}

export type ChainVerification =
  /** `head` is the last seal. Stored elsewhere, it shows later whether events were deleted from the end. */
  | { isWhole: true; events: number; head: string }
  | { isWhole: false; position: number | null; reason: 'changed' | 'missing' | 'unsealed' };

/** Verifies the whole chain and reports the first broken position. */
export async function verifyEvents({
  db,
  sign,
  clock,
}: AuditServices & Pick<Services, 'clock'>): Promise<ChainVerification> {
  let last = chainStart;
  for (;;) {
    const entries = await listSealsAfter(db, last.position, batchSize);
    for (const { link, event } of entries) {
      const position = last.position + 1;
      if (event === null || link.position !== position) {
        return { isWhole: false, position, reason: 'missing' };
      }
      if (!isEqualConstantTime(sealOf(sign, last.seal, event), link.seal)) {
        return { isWhole: false, position, reason: 'changed' };
      }
      last = link;
    }
    if (entries.length < batchSize) break;
  }
  const hasUnsealed = await hasUnsealedBefore(db, addMilliseconds(clock.now(), -maxSealDelay));
  if (hasUnsealed) return { isWhole: false, position: null, reason: 'unsealed' };

  return { isWhole: true, events: last.position, head: last.seal };
}

const chainStart = { position: 0, seal: '' };
const maxSealDelay = 10 * minute;

/** Signs the non-null fields sorted by name, so that new nullable columns do not change older seals. */
function sealOf(sign: Sign, previousSeal: string, event: AuditEventRow): string {
  const fields = Object.entries(event)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));

  return sign('audit', previousSeal, JSON.stringify(fields));
}

export const auditJobs: readonly Job[] = [
  { name: 'auth-seal-events', cron: '* * * * *', run: sealEvents },
];
