import type { Db } from '../db/db.ts';
import type { Sign } from '../secret.ts';
import { deleteSuppression, hasSuppression, insertSuppression } from './queries.ts';

/**
 * Suppresses an address whose mail server permanently rejected it, so that its owner gets no more emails that have an unsubscribe link.
 * Codes and account emails are always sent.
 */
export function suppressAddress(
  db: Db,
  sign: Sign,
  { address, reason, at }: { address: string; reason: string; at: Date },
): Promise<void> {
  return insertSuppression(db, { addressHash: hashOf(address, sign), reason, at });
}

export function isSuppressed(db: Db, sign: Sign, address: string): Promise<boolean> {
  return hasSuppression(db, hashOf(address, sign));
}

/** Sends to the address again. */
export function liftSuppression(db: Db, sign: Sign, address: string): Promise<void> {
  return deleteSuppression(db, hashOf(address, sign));
}

function hashOf(address: string, sign: Sign): string {
  return sign('addresses', 'suppression', address);
}
