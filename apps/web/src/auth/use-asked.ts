import type { EmailChange } from '@longhand/contract/auth-email';
import { useCallback, useEffect, useState } from 'react';
import { session } from '../platform/session.ts';
import { isSignedIn } from '../platform/session-machine.ts';
import { safeSessionStorage } from '../platform/storage.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { api } from './api.ts';
import { type PendingSignIn, readPendingSignIn } from './pending-sign-in.ts';
import type { ProofMethod } from './proof.ts';

export type Asked =
  | { what: 'secondFactor'; methods: readonly ProofMethod[]; pending: PendingSignIn | null }
  | { what: 'signInCode'; pending: PendingSignIn }
  | { what: 'address'; change: EmailChange }
  | { what: 'nothing' };

/** What this browser has still to show; null until it is known. */
export function useAsked() {
  const failureText = useFailureText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const read = useCallback(() => {
    setFailure(null);
    whatIsAsked().then(setAsked, setFailure);
  }, []);
  useEffect(read, [read]);

  return { asked, failure: failure === null ? null : failureText(failure), read };
}

async function whatIsAsked(): Promise<Asked> {
  const pending = readPendingSignIn(safeSessionStorage);
  if (pending?.isByCode) return { what: 'signInCode', pending };

  const { isPending, methods } = await api.readSecondFactor();
  if (isPending) return { what: 'secondFactor', methods, pending };
  if (!isSignedIn(session.state.get())) return { what: 'nothing' };

  const { change } = await api.readEmailChange();

  return change === null ? { what: 'nothing' } : { what: 'address', change };
}
