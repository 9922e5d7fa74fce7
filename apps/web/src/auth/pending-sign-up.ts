import { limits } from '@longhand/contract/limits';
import { type SafeStorage, storageKeys } from '../platform/storage.ts';
import type { SignUpValues } from './sign-up-rules.ts';

/**
 * The address of a sign-up that waits for its code: in this window, as the specification names it, and on this device for
 * as long as the code holds, so that the step can be taken up again after the window was closed.
 */
export function createPendingSignUp(window: SafeStorage, device: SafeStorage, now: () => number) {
  return {
    read(): string | null {
      return (
        window.get(storageKeys.pendingRegistration) ??
        readKept(device.get(storageKeys.pendingSignUp), now())
      );
    },

    keep(email: string): void {
      const until = now() + limits.codeMinutes * 60_000;
      window.set(storageKeys.pendingRegistration, email);
      device.set(storageKeys.pendingSignUp, JSON.stringify({ email, until }));
    },

    forget(): void {
      window.remove(storageKeys.pendingRegistration);
      device.remove(storageKeys.pendingSignUp);
    },
  };
}

function readKept(text: string | null, now: number): string | null {
  try {
    const { email, until } = Object(JSON.parse(text ?? 'null'));

    return typeof email === 'string' && Number(until) > now ? email : null;
  } catch {
    return null;
  }
}

/** What the code step knows: all that was typed, or after a reload only the address. */
export type Pending = { email: string; values: SignUpValues | null; sentAt: number | null };
