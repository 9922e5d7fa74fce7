import type { Services } from '../../platform/http/context.ts';
import { type DueDelivery, listDueDeliveries } from '../delivery-queries.ts';
import { deliverDigest, deliverEmail } from './deliver-email.ts';
import { deliverPush } from './deliver-push.ts';

const batchSize = 200;

/** Maximum number of concurrent requests to push services. */
const concurrentPushes = 8;

/**
 * Sends due deliveries of one user or of all. Each delivery is claimed in a transaction of its own that skips rows locked by others, so any
 * number of nodes may run this at the same time.
 */
export async function deliverDue(services: Services, userId?: string): Promise<void> {
  const due = await listDueDeliveries(services.db, {
    userId,
    now: services.clock.now(),
    limit: batchSize,
  });
  const pushes = due.filter(({ channel }) => channel === 'push');
  const emails = due.filter(({ channel, isDigest }) => channel === 'email' && !isDigest);
  const digestUsers = new Set(due.filter(({ isDigest }) => isDigest).map((one) => one.userId));

  let claimed = await deliverPushes(services, pushes);
  for (const { id } of emails) claimed += await deliverEmail(services, id);
  for (const user of digestUsers) claimed += await deliverDigest(services, user);
  if (due.length === batchSize && claimed > 0) await deliverDue(services, userId);
}

async function deliverPushes(services: Services, pushes: readonly DueDelivery[]): Promise<number> {
  let claimed = 0;
  for (let start = 0; start < pushes.length; start += concurrentPushes) {
    const part = pushes.slice(start, start + concurrentPushes);
    const counts = await Promise.all(part.map(({ id }) => deliverPush(services, id)));
    claimed += counts.reduce((sum, count) => sum + count, 0);
  }

  return claimed;
}
