import { keys, type Shelf } from '../platform/storage.ts';

/** A sign-in that waits for its second half, in this window: by a code to `email`, or by a second factor. */
export type PendingSignIn = { email: string; remember: boolean; isByCode: boolean };

export function keepPendingSignIn(window: Shelf, pending: PendingSignIn): void {
  window.set(keys.pendingSignIn, JSON.stringify(pending));
}

export function readPendingSignIn(window: Shelf): PendingSignIn | null {
  try {
    const kept = Object(JSON.parse(window.get(keys.pendingSignIn) ?? 'null'));
    if (typeof kept.email !== 'string') return null;

    return {
      email: kept.email,
      remember: kept.remember === true,
      isByCode: kept.isByCode === true,
    };
  } catch {
    return null;
  }
}
