import { after, minute } from '../../platform/clock.ts';
import type { Services } from '../../platform/http/context.ts';
import { isSame, type Sign } from '../../platform/secret.ts';
import type { Job } from '../../platform/slice.ts';
import {
  type EventRow,
  findLastSeal,
  hasUnsealedBefore,
  insertSeals,
  listSealsAfter,
  listUnsealed,
  lockChain,
} from './queries.ts';

type Chaining = Pick<Services, 'db' | 'sign'>;

const batch = 500;

/** Seals what happened since the last time. Apart from the events themselves, so that no sign-in waits for another. */
export async function sealEvents({ db, sign }: Chaining): Promise<void> {
  const sealed = await db.transaction(async (tx) => {
    await lockChain(tx);
    const events = await listUnsealed(tx, batch);
    if (events.length === 0) return 0;

    let { position, seal } = (await findLastSeal(tx)) ?? beginning;
    const links = events.map((event) => {
      position += 1;
      seal = sealOf(sign, seal, event);

      return { position, eventId: event.id, seal };
    });
    await insertSeals(tx, links);

    return links.length;
  });
  if (sealed === batch) await sealEvents({ db, sign });
}

export type Verdict =
  /** `head` seals all of them: kept elsewhere, it shows later that nothing was cut off at the end. */
  | { isWhole: true; events: number; head: string }
  | { isWhole: false; position: number | null; reason: 'changed' | 'missing' | 'unsealed' };

/** Goes through the whole chain and says where it is broken, if it is. */
export async function verifyEvents({
  db,
  sign,
  clock,
}: Chaining & Pick<Services, 'clock'>): Promise<Verdict> {
  let last = beginning;
  for (;;) {
    const links = await listSealsAfter(db, last.position, batch);
    for (const { link, event } of links) {
      const position = last.position + 1;
      if (event === null || link.position !== position) {
        return { isWhole: false, position, reason: 'missing' };
      }
      if (!isSame(sealOf(sign, last.seal, event), link.seal)) {
        return { isWhole: false, position, reason: 'changed' };
      }
      last = link;
    }
    if (links.length < batch) break;
  }
  const isLate = await hasUnsealedBefore(db, after(clock.now(), -sealedWithin));
  if (isLate) return { isWhole: false, position: null, reason: 'unsealed' };

  return { isWhole: true, events: last.position, head: last.seal };
}

const beginning = { position: 0, seal: '' };
const sealedWithin = 10 * minute;

/** Over the fields that are there, by name: a column that comes later leaves older seals as they are. */
function sealOf(sign: Sign, before: string, event: EventRow): string {
  const fields = Object.entries(event)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));

  return sign('audit', before, JSON.stringify(fields));
}

export const auditJobs: readonly Job[] = [
  { name: 'auth-seal-events', cron: '* * * * *', run: sealEvents },
];
