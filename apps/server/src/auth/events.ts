import { v7 as uuid } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { ipPrefix } from '../platform/http/ip-prefix.ts';
import { insertEvent } from './event-queries.ts';

type Kind =
  | 'code_sent'
  | 'code_refused'
  | 'account_made'
  | 'admin_made'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'token_made'
  | 'token_removed'
  | 'names_changed'
  | 'data_asked'
  | 'deletion_asked'
  | 'deletion_cancelled';

/** Writes down what happened to an account; an address is kept only as a keyed hash. */
export async function note(
  kind: Kind,
  { userId, email, db }: { userId?: string; email?: string; db?: Db },
  context: Pick<Context, 'db' | 'clock' | 'sign' | 'request'>,
): Promise<void> {
  await insertEvent(db ?? context.db, {
    id: uuid(),
    at: context.clock.now(),
    kind,
    userId: userId ?? null,
    addressHash: email === undefined ? null : context.sign('addresses', email),
    ipPrefix: ipPrefix(context.request.ip),
    requestId: context.request.id,
  });
}
