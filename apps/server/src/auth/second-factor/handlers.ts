import { roles } from '@longhand/contract/access';
import type { authSecurity } from '@longhand/contract/auth-security';
import { refuse } from '@longhand/contract/errors';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { presentPasskey } from '../passkeys/present.ts';
import { listPasskeys } from '../passkeys/queries.ts';
import { sendSecurityAlert } from '../security-alerts.ts';
import { clearSecondFactorProofs } from '../session-queries.ts';
import { findUser } from '../user-queries.ts';
import {
  confirmTotp,
  consumeTotpStep,
  countRecoveryCodes,
  deleteTotp,
  findTotp,
  hasTotp,
  replaceRecoveryCodes,
  savePendingTotp,
} from './queries.ts';
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { findTotpStep, generateTotpSecret, totpUri } from './totp.ts';

export const securityHandlers: Handlers<typeof authSecurity> = {
  async readSecurity(_received, { db, caller }) {
    const { userId, role, lastStepUp } = caller;
    const user = await findUser(db, userId);
    const totp = await findTotp(db, userId);
    const passkeys = await listPasskeys(db, userId);

    return {
      success: true,
      hasPassword: user?.passwordHash != null,
      totpSince: totp?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
      passkeys: passkeys.map(presentPasskey),
      needsSecondFactor: role >= roles.Staff && !lastStepUp?.secondFactorAt,
    };
  },

  async startTotp(_received, { db, clock, vault, caller }) {
    const { userId, user } = caller;
    const secret = generateTotpSecret();
    const sealed = vault.seal('totp', userId, secret);
    const isSaved = await savePendingTotp(db, { userId, secret: sealed, now: clock.now() });
    if (!isSaved) throw refuse('second_factor_on');

    return { success: true, secret, uri: totpUri(secret, user.email) };
  },

  async confirmTotp({ body: { code } }, context) {
    const { db, clock, vault, caller, reply, sessions } = context;
    const { userId, user } = caller;
    const row = await findTotp(db, userId);
    if (row === undefined) throw refuse('second_factor_off');
    if (row.confirmedAt !== null) throw refuse('second_factor_on');

    const attempt = await countAttempt(context, { email: user.email, isSecondFactor: true });
    const now = clock.now();
    const step = findTotpStep(vault.open('totp', userId, row.secret), { code, now });
    if (step === undefined) throw refuse('code_invalid', { fields: { code: 'code_invalid' } });
    await attempt.succeed();

    const { codes, renewed } = await db.transaction(async (tx) => {
      const isFirst =
        (await consumeTotpStep(tx, { userId, step })) && (await confirmTotp(tx, userId, now));
      if (!isFirst) throw refuse('second_factor_on');
      const created = await createRecoveryCodes(tx, context);
      await recordAuditEvent('totp_on', { userId, method: 'totp', db: tx }, context);
      await sendSecurityAlert(tx, { person: context.caller.user, change: 'totp_on' }, context);

      return {
        codes: created,
        renewed: await sessions.rotateSecret(tx, caller.sessionId, { hasSecondFactor: true }),
      };
    });
    reply.setSessionCookie(renewed);

    return { success: true, recoveryCodes: codes };
  },

  async removeTotp(_received, context) {
    const { db, caller, sessions } = context;
    const { userId } = caller;
    await db.transaction(async (tx) => {
      if (!(await deleteTotp(tx, userId))) throw refuse('second_factor_off');
      await clearSecondFactorProofs(tx, userId);
      await recordAuditEvent('totp_off', { userId, db: tx }, context);
      await sendSecurityAlert(tx, { person: context.caller.user, change: 'totp_off' }, context);
    });
    sessions.invalidateUser(userId);

    return { success: true };
  },

  async createRecoveryCodes(_received, context) {
    const { db, caller } = context;
    const { userId } = caller;
    const codes = await db.transaction(async (tx) => {
      if (!(await hasTotp(tx, userId))) throw refuse('second_factor_off');
      const created = await createRecoveryCodes(tx, context);
      await recordAuditEvent('recovery_codes_made', { userId, db: tx }, context);
      await sendSecurityAlert(
        tx,
        { person: context.caller.user, change: 'recovery_codes_made' },
        context,
      );

      return created;
    });

    return { success: true, recoveryCodes: codes };
  },
};

async function createRecoveryCodes(
  tx: Db,
  { clock, sign, caller }: Context<'user'>,
): Promise<string[]> {
  const codes = generateRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(sign, caller.userId, code));
  await replaceRecoveryCodes(tx, { userId: caller.userId, hashes, now: clock.now() });

  return codes;
}
