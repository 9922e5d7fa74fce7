import { useCallback, useEffect, useState } from 'react';
import { api } from '../api.ts';
import type { PendingSignUp } from './pending-sign-up.ts';

/** Remaining attempts of the sign-up code. A resumed step whose code has expired returns to the form. */
export function useCodeStatus({ email, values }: PendingSignUp, onExpired: () => void) {
  const [attempts, setAttempts] = useState<number | null>(null);
  const isResumed = values === null;

  const readStatus = useCallback(async () => {
    try {
      const status = await api.readVerificationStatus({ query: { email, type: 'Signup' } });
      setAttempts(status.remainingAttempts);

      return status.hasActiveCode;
    } catch {
      return true; // the status is unknown: continue, the server decides on submit
    }
  }, [email]);

  useEffect(() => {
    if (!isResumed) return;
    void readStatus().then((isActive) => {
      if (!isActive) onExpired();
    });
  }, [isResumed, readStatus, onExpired]);

  return { attempts, refresh: () => void readStatus() };
}
