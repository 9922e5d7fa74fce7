import { limits } from '@longhand/contract/limits';
import { type SafeStorage, storageKeys } from '../../platform/storage.ts';
import type { SignUpValues } from './sign-up-rules.ts';

/**
 * The email of a sign-up that waits for its code. Stored in this tab, under the key that the specification names, and on this device until
 * the code expires, so the step can be resumed after the tab was closed.
 */
export function createPendingSignUpStore(
  tabStorage: SafeStorage,
  deviceStorage: SafeStorage,
  now: () => number,
) {
  return {
    read(): string | null {
      return (
        tabStorage.get(storageKeys.pendingRegistration) ??
        parseStored(deviceStorage.get(storageKeys.pendingSignUp), now())
      );
    },

    save(email: string): void {
      const until = now() + limits.codeMinutes * 60_000;
      tabStorage.set(storageKeys.pendingRegistration, email);
      deviceStorage.set(storageKeys.pendingSignUp, JSON.stringify({ email, until }));
    },

    clear(): void {
      tabStorage.remove(storageKeys.pendingRegistration);
      deviceStorage.remove(storageKeys.pendingSignUp);
    },
  };
}

function parseStored(text: string | null, now: number): string | null {
  try {
    const { email, until } = Object(JSON.parse(text ?? 'null'));

    return typeof email === 'string' && Number(until) > now ? email : null;
  } catch {
    return null;
  }
}

/** What the code step knows: all that was typed, or after a reload only the address. */
export type PendingSignUp = { email: string; values: SignUpValues | null; sentAt: number | null };
