import { session } from '../platform/session.ts';

let check: Promise<unknown> | undefined;

/** The session check of the start-up, made once. */
export function sessionCheck(): Promise<unknown> {
  check ??= session.start();

  return check;
}
