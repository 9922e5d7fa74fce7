import { session } from '../platform/session.ts';

let pendingCheck: Promise<unknown> | undefined;

/** Checks the session at start-up, once. */
export function checkSession(): Promise<unknown> {
  pendingCheck ??= session.start();

  return pendingCheck;
}
