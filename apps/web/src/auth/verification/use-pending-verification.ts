import type { EmailChange } from '@longhand/contract/auth-email';
import { useCallback, useEffect, useState } from 'react';
import { session } from '../../platform/session.ts';
import { isSignedIn } from '../../platform/session-machine.ts';
import { safeSessionStorage } from '../../platform/storage.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { api } from '../api.ts';
import { type PendingSignIn, readPendingSignIn } from '../sign-in/pending-sign-in.ts';
import type { ProofMethod } from './proof.ts';

export type PendingVerification =
  | { kind: 'secondFactor'; methods: readonly ProofMethod[]; pending: PendingSignIn | null }
  | { kind: 'signInCode'; pending: PendingSignIn }
  | { kind: 'address'; change: EmailChange }
  | { kind: 'nothing' };

/** The verification that this browser still has to complete; null while loading. */
export function usePendingVerification() {
  const failureText = useFailureText();
  const [verification, setVerification] = useState<PendingVerification | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const load = useCallback(() => {
    setFailure(null);
    readPendingVerification().then(setVerification, setFailure);
  }, []);
  useEffect(load, [load]);

  return { verification, failure: failure === null ? null : failureText(failure), load };
}

async function readPendingVerification(): Promise<PendingVerification> {
  const pending = readPendingSignIn(safeSessionStorage);
  if (pending?.isByCode) return { kind: 'signInCode', pending };

  const { isPending, methods } = await api.readSecondFactor();
  if (isPending) return { kind: 'secondFactor', methods, pending };
  if (!isSignedIn(session.state.get())) return { kind: 'nothing' };

  const { change } = await api.readEmailChange();

  return change === null ? { kind: 'nothing' } : { kind: 'address', change };
}
