import type { Told } from '@longhand/contract/notifications';
import { v7 as uuid } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { publish } from '../platform/live/signals.ts';
import { sendByMail } from './by-mail.ts';
import { listChoices } from './preference-queries.ts';
import { insertNotification } from './queries.ts';
import { preferencesFrom } from './rules.ts';

export type Telling = Told & {
  userId: string;
  /** What it is about: the same kind about the same is told to a person once, however often it is asked for. */
  about?: string;
};

/**
 * Tells somebody something: in their list at once on every open page, and by mail if they asked for that. All of it
 * belongs to the transaction, which this should end.
 */
export async function notify(
  tx: Db,
  services: Pick<Services, 'clock' | 'mail' | 'config' | 'sign' | 'sessions'>,
  { userId, about, ...told }: Telling,
): Promise<void> {
  const now = services.clock.now();
  const preferences = preferencesFrom(await listChoices(tx, userId));
  const wanted = preferences.find(({ kind }) => kind === told.kind);
  const isNew = await insertNotification(tx, {
    id: uuid(),
    userId,
    kind: told.kind,
    params: told.params,
    about: about ?? null,
    listed: wanted?.app ?? true,
    createdAt: now,
    readAt: null,
    archivedAt: null,
  });
  if (!isNew) return;

  if (wanted?.mail) await sendByMail(tx, services, { userId, told });
  if (wanted?.app) await publish(tx, { userId, stale: ['notifications', 'home'], now });
}
