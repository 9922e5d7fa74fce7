import type { Services } from '../../platform/http/context.ts';
import { type DeliveryRow, finishDeliveries, postponeDelivery } from '../delivery-queries.ts';
import { nextAttempt } from '../delivery-rules.ts';

/**
 * Schedules the next attempt of a failed delivery, or gives it up.
 *
 * @returns whether it was given up
 */
export async function recordFailedAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  delivery: Pick<DeliveryRow, 'id' | 'attempts'>,
  { error, retryAfter = null }: { error: string; retryAfter?: Date | null },
): Promise<boolean> {
  const now = clock.now();
  const attempts = delivery.attempts + 1;
  const notBefore = nextAttempt({ attempts, retryAfter }, now);
  if (notBefore === null) {
    await finishDeliveries(db, [delivery.id], { state: 'failed', error, now });
  } else {
    await postponeDelivery(db, delivery.id, { notBefore, attempts, error });
  }

  return notBefore === null;
}
