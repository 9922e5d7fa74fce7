import { type SafeStorage, storageKeys } from '../platform/storage.ts';

/** A sign-in that waits for its second half, in this window: by a code to `email`, or by a second factor. */
export type PendingSignIn = { email: string; remember: boolean; isByCode: boolean };

export function keepPendingSignIn(window: SafeStorage, pending: PendingSignIn): void {
  window.set(storageKeys.pendingSignIn, JSON.stringify(pending));
}

export function readPendingSignIn(window: SafeStorage): PendingSignIn | null {
  try {
    const kept = Object(JSON.parse(window.get(storageKeys.pendingSignIn) ?? 'null'));
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
