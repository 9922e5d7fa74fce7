import { refuse } from '@longhand/contract/errors';
import { validate } from 'uuid';
import type { Context } from '../platform/http/context.ts';
import { digest } from '../platform/secret.ts';
import { findSignInStep, type SignInStepRow } from './second-factor/queries.ts';
import type { UserRow } from './session-queries.ts';
import { findUser } from './user-queries.ts';

/** The pending second-factor step of this browser with its user; null when there is none or it has expired. */
export async function findPendingSignIn({
  db,
  clock,
  request,
}: Context<'public'>): Promise<{ step: SignInStepRow; user: UserRow } | null> {
  const [id = '', secret = ''] = request.signInStep?.split('.') ?? [];
  if (!validate(id)) return null;

  const step = await findSignInStep(db, { id, secretHash: digest(secret), now: clock.now() });
  const user = step && (await findUser(db, step.userId));

  return step && user?.disabledAt === null ? { step, user } : null;
}

/** Like `findPendingSignIn`, but refuses when there is none. */
export async function requirePendingSignIn(context: Context<'public'>) {
  const pending = await findPendingSignIn(context);
  if (pending === null) throw refuse('second_factor_expired');

  return pending;
}
