import { refuse } from '@longhand/contract/errors';
import { validate } from 'uuid';
import type { Context } from '../../platform/http/context.ts';
import { digest } from '../../platform/secret.ts';
import type { UserRow } from '../session-queries.ts';
import { findUser } from '../user-queries.ts';
import { findStep, type StepRow } from './queries.ts';

/** The half of a sign-in that this browser has done, with its person; null when there is none, or it took too long. */
export async function openStep({
  db,
  clock,
  request,
}: Context<'public'>): Promise<{ step: StepRow; user: UserRow } | null> {
  const [id = '', secret = ''] = request.signInStep?.split('.') ?? [];
  if (!validate(id)) return null;

  const step = await findStep(db, { id, secretHash: digest(secret), now: clock.now() });
  const user = step && (await findUser(db, step.userId));

  return step && user?.disabledAt === null ? { step, user } : null;
}

/** The same, where there must be one. */
export async function demandStep(context: Context<'public'>) {
  const open = await openStep(context);
  if (open === null) throw refuse('second_factor_expired');

  return open;
}
