import type { authPassword } from '@longhand/contract/auth-password';
import { refuse } from '@longhand/contract/errors';
import { addMilliseconds } from '../../platform/clock.ts';
import type { Caller, Context, Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { passwordChangedEmail } from '../email-templates.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { policy } from '../policy.ts';
import { deleteUserSignInSteps } from '../second-factor/queries.ts';
import { sendSecurityEmail } from '../security-alerts.ts';
import type { UserRow } from '../session-queries.ts';
import { findUser, findUserByEmail, updateUser } from '../user-queries.ts';
import { sendAccountCode } from '../verification/send-account-code.ts';
import { consumeCode, findOpenCode, voidCodes } from '../verification/verification-code-queries.ts';
import { hashSecret } from '../verification/verification-codes.ts';
import { requireStrongPassword } from './password-rules.ts';

const changedMessage = 'Your password has been changed.';

export const passwordHandlers: Handlers<typeof authPassword> = {
  async forgotPassword({ body: { email, locale = 'en' } }, context) {
    await sendAccountCode('PasswordReset', { email, locale }, context);

    return {
      success: true,
      message: 'If there is an account, a link to set a new password is on its way.',
    };
  },

  async resetPassword({ body: { token, password } }, context) {
    const { db, clock, sign, hasher, sessions } = context;
    const type = 'PasswordReset';
    const attempt = await countAttempt(context);
    const codeHash = hashSecret(sign, { email: '', type }, token);
    const row = await findOpenCode(db, { type, codeHash, now: clock.now() });
    const user = row && (await findUserByEmail(db, row.email));
    if (user?.disabledAt !== null) {
      await recordAuditEvent('reset_refused', {}, context);
      throw refuse('reset_link_invalid', { fields: { token: 'reset_link_invalid' } });
    }
    await attempt.succeed();
    await requireStrongPassword({ password, email: user.email, names: namesOf(user) }, context);
    const passwordHash = await hasher.hash(password);

    await db.transaction(async (tx) => {
      const now = clock.now();
      const isFirst = await consumeCode(tx, { email: user.email, type, codeHash, now });
      if (!isFirst) throw refuse('reset_link_invalid');
      await voidCodes(tx, { email: user.email, type, now });
      await updateUser(tx, user.id, { passwordHash });
      await sessions.endAll(tx, user.id);
      await deleteUserSignInSteps(tx, user.id);
      await sendSecurityEmail(tx, { person: user, compose: passwordChangedEmail }, context);
      await recordAuditEvent(
        'password_reset',
        { userId: user.id, method: 'link', db: tx },
        context,
      );
    });
    sessions.invalidateUser(user.id);

    return { success: true, message: changedMessage };
  },

  async changePassword({ body: { currentPassword, password } }, context) {
    const { db, caller, hasher, reply, sessions } = context;
    const user = await findUser(db, caller.userId);
    if (user === undefined) throw refuse('unauthenticated');
    await requireStrongPassword({ password, email: user.email, names: namesOf(user) }, context);
    if (currentPassword === undefined) requireRecentStepUp(caller, context);
    else await checkCurrentPassword({ user, currentPassword }, context);
    const passwordHash = await hasher.hash(password);

    const rotated = await db.transaction(async (tx) => {
      await updateUser(tx, user.id, { passwordHash });
      await sessions.endAll(tx, user.id, caller.sessionId);
      await deleteUserSignInSteps(tx, user.id);
      await sendSecurityEmail(tx, { person: user, compose: passwordChangedEmail }, context);
      await recordAuditEvent('password_changed', { userId: user.id, db: tx }, context);

      return sessions.rotateSecret(tx, caller.sessionId, { hasSecondFactor: false });
    });
    sessions.invalidateUser(user.id);
    reply.setSessionCookie(rotated);

    return { success: true, message: changedMessage };
  },
};

type UserKey = { id: string; email: string };

function namesOf({ firstName, lastName, displayName, username }: UserRow) {
  return [firstName, lastName, displayName, username];
}

function requireRecentStepUp({ lastStepUp }: Caller, { clock }: Pick<Context, 'clock'>): void {
  if (lastStepUp !== undefined && addMilliseconds(lastStepUp.at, policy.stepUp) > clock.now())
    return;

  throw refuse('reauth_required');
}

async function checkCurrentPassword(
  check: { user: UserKey & { passwordHash: string | null }; currentPassword: string },
  context: Context,
): Promise<void> {
  const { user, currentPassword } = check;
  const attempt = await countAttempt(context, { email: user.email });
  const isCorrect = await context.hasher
    .verify(user.passwordHash, currentPassword)
    .catch(async (busy) => {
      await attempt.undo();
      throw busy;
    });
  if (isCorrect) return attempt.succeed();

  await recordAuditEvent(
    'password_change_refused',
    { userId: user.id, method: 'password' },
    context,
  );
  throw refuse('password_wrong', { fields: { currentPassword: 'password_wrong' } });
}
