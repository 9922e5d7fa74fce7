import { type SafeStorage, storageKeys } from '../../platform/storage.ts';

/** A sign-in in this tab that waits for its second step: a code sent to `email`, or a second factor. */
export type PendingSignIn = { email: string; remember: boolean; isByCode: boolean };

export function savePendingSignIn(storage: SafeStorage, pending: PendingSignIn): void {
  storage.set(storageKeys.pendingSignIn, JSON.stringify(pending));
}

export function readPendingSignIn(storage: SafeStorage): PendingSignIn | null {
  try {
    const stored = Object(JSON.parse(storage.get(storageKeys.pendingSignIn) ?? 'null'));
    if (typeof stored.email !== 'string') return null;

    return {
      email: stored.email,
      remember: stored.remember === true,
      isByCode: stored.isByCode === true,
    };
  } catch {
    return null;
  }
}
