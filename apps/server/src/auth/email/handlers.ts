import type { authEmail, EmailChange } from '@longhand/contract/auth-email';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { addMilliseconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Config } from '../../platform/env.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { liftSuppression } from '../../platform/mail/suppressions.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { addressChangedEmail } from '../email-templates.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { policy } from '../policy.ts';
import { sendSecurityEmail } from '../security-alerts.ts';
import { changeEmail } from '../user-queries.ts';
import { consumeCode } from '../verification/verification-code-queries.ts';
import { secondsUntilResend, verifyCode } from '../verification/verification-codes.ts';
import { emailCurrentAddress, emailNewAddress } from './email-change-codes.ts';
import {
  confirmEmailChange,
  deleteEmailChange,
  type EmailChangeRow,
  findEmailChange,
  replaceEmailChange,
} from './queries.ts';

export const emailHandlers: Handlers<typeof authEmail> = {
  async readEmailChange(_received, context) {
    const { db, clock, caller } = context;
    const change = await findEmailChange(db, caller.userId, clock.now());

    return { success: true, change: change === undefined ? null : await present(change, context) };
  },

  async requestEmailChange({ body: { email, locale = 'en' } }, context) {
    const { db, clock, caller } = context;
    if (email === caller.user.email) {
      throw refuse('email_unchanged', { fields: { email: 'email_unchanged' } });
    }

    await emailCurrentAddress({ locale, caller, email }, context);
    const expiresAt = addMilliseconds(clock.now(), policy.emailChangeLifetime);
    const change = await replaceEmailChange(db, { userId: caller.userId, email, expiresAt });
    await recordAuditEvent('email_change_asked', { userId: caller.userId, email }, context);
    await emailNewAddress({ locale, caller, email }, context);

    return {
      success: true,
      message: 'A code is on its way to each of the two addresses.',
      change: await present(change, context),
    };
  },

  async confirmEmailChange({ body: { at, code } }, context) {
    const { db, clock, caller, sessions } = context;
    const change = await findEmailChange(db, caller.userId, clock.now());
    if (change === undefined) throw refuse('email_change_not_found');

    const attempt = await countAttempt(context);
    const codeKey = codeKeyOf(at, change, caller.user.email);
    const codeHash = await verifyCode({ ...codeKey, code }, context).catch(async (refusal) => {
      await recordAuditEvent('code_refused', { userId: caller.userId }, context);
      throw refusal;
    });
    await attempt.succeed();

    const pending = await db.transaction(async (tx) => {
      const now = clock.now();
      const isFirst = await consumeCode(tx, { ...codeKey, codeHash, now });
      const confirmed = isFirst && (await confirmEmailChange(tx, { change, at, now }));
      if (!confirmed) throw refuse('code_expired');
      if (confirmed.currentConfirmedAt === null || confirmed.newConfirmedAt === null) {
        return confirmed;
      }

      await completeEmailChange(tx, confirmed, context);

      return null;
    });
    if (pending === null) sessions.invalidateUser(caller.userId);

    return {
      success: true,
      isChanged: pending === null,
      change: pending && (await present(pending, context)),
    };
  },

  async cancelEmailChange(_received, context) {
    const { db, caller } = context;
    const { userId } = caller;
    if (await deleteEmailChange(db, userId))
      await recordAuditEvent('email_change_cancelled', { userId }, context);

    return { success: true };
  },
};

/** Both addresses are confirmed. If another account took the new address in the meantime, the code counts as expired. */
async function completeEmailChange(tx: Db, { email }: EmailChangeRow, context: Context<'user'>) {
  const { clock, caller } = context;
  const { userId, user } = caller;
  if (!(await changeEmail(tx, { userId, email, now: clock.now() }))) throw refuse('code_expired');

  await deleteEmailChange(tx, userId);
  for (const address of [user.email, email]) await liftSuppression(tx, context.sign, address);
  const compose = (locale: Locale, site: Config) => addressChangedEmail(locale, site, email);
  await sendSecurityEmail(tx, { person: user, compose }, context);
  await recordAuditEvent('email_changed', { userId, email, db: tx }, context);
}

function codeKeyOf(at: 'current' | 'new', { email, userId }: EmailChangeRow, current: string) {
  return at === 'current'
    ? ({ email: current, type: 'EmailChangeCurrent', about: email } as const)
    : ({ email, type: 'EmailChange', about: userId } as const);
}

async function present(change: EmailChangeRow, context: Context<'user'>): Promise<EmailChange> {
  const secondsUntilResendTo = (at: 'current' | 'new') =>
    secondsUntilResend(codeKeyOf(at, change, context.caller.user.email), context);

  return {
    email: change.email,
    isCurrentConfirmed: change.currentConfirmedAt !== null,
    isNewConfirmed: change.newConfirmedAt !== null,
    expiresAt: change.expiresAt.toISOString(),
    resendIn: {
      current: await secondsUntilResendTo('current'),
      new: await secondsUntilResendTo('new'),
    },
  };
}
