import { useCallback, useEffect, useState } from 'react';
import { api } from './api.ts';
import type { Pending } from './pending-sign-up.ts';

/**
 * How the code stands on the server: attempts left. A step taken up again whose code is no longer good goes
 * back to the form.
 */
export function useCodeStatus({ email, values }: Pending, onLost: () => void) {
  const [attempts, setAttempts] = useState<number | null>(null);
  const isResumed = values === null;

  const read = useCallback(async () => {
    try {
      const status = await api.readVerificationStatus({ query: { email, type: 'Signup' } });
      setAttempts(status.remainingAttempts);

      return status.hasActiveCode;
    } catch {
      return true; // it could not be asked: the step goes on, the server decides at the end
    }
  }, [email]);

  useEffect(() => {
    if (!isResumed) return;
    void read().then((isGood) => {
      if (!isGood) onLost();
    });
  }, [isResumed, read, onLost]);

  return { attempts, refresh: () => void read() };
}
