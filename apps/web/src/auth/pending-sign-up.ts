import { limits } from '@longhand/contract/limits';
import { keys, type Shelf } from '../platform/storage.ts';

/**
 * The address of a sign-up that waits for its code: in this window, as the specification names it, and on this device for
 * as long as the code holds, so that the step can be taken up again after the window was closed.
 */
export function createPendingSignUp(window: Shelf, device: Shelf, now: () => number) {
  return {
    read(): string | null {
      return (
        window.get(keys.pendingRegistration) ?? readKept(device.get(keys.pendingSignUp), now())
      );
    },

    keep(email: string): void {
      const until = now() + limits.codeMinutes * 60_000;
      window.set(keys.pendingRegistration, email);
      device.set(keys.pendingSignUp, JSON.stringify({ email, until }));
    },

    forget(): void {
      window.remove(keys.pendingRegistration);
      device.remove(keys.pendingSignUp);
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
