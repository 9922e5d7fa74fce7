import type { authPasskeys } from '@longhand/contract/auth-passkeys';
import { refuse } from '@longhand/contract/errors';
import { v7 as uuid } from 'uuid';
import type { Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { policy } from '../policy.ts';
import { sendSecurityAlert } from '../security-alerts.ts';
import { clearSecondFactorProofs } from '../session-queries.ts';
import { hasSecondFactor } from '../sign-in-completion.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { challengeVerifier, relyingPartyOf, saveChallenge } from './passkey-verification.ts';
import { presentPasskey } from './present.ts';
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  updatePasskeyName,
} from './queries.ts';

type PasskeyEndpoint =
  | 'requestPasskeyRegistration'
  | 'registerPasskey'
  | 'renamePasskey'
  | 'removePasskey';

export const passkeyHandlers: Pick<Handlers<typeof authPasskeys>, PasskeyEndpoint> = {
  async requestPasskeyRegistration(_received, context) {
    const { db, caller } = context;
    const { userId, user } = caller;
    const existing = await listPasskeys(db, userId);
    if (existing.length >= policy.passkeys.maxPerUser) throw refuse('passkey_limit');

    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Longhand',
      rpID: relyingPartyOf(context).rpID,
      userID: Uint8Array.from(Buffer.from(userId)),
      userName: user.email,
      userDisplayName: user.displayName,
      attestationType: 'none',
      excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await saveChallenge(options.challenge, { purpose: 'add', userId }, context);

    return { success: true, options };
  },

  async registerPasskey({ body: { name, response } }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    const { rpID, origin } = relyingPartyOf(context);
    const { authenticatorAttachment, response: answer, ...rest } = response;
    const { transports = [], ...signed } = answer;
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...rest,
        ...(authenticatorAttachment && { authenticatorAttachment }),
        response: { ...signed, transports },
      },
      expectedChallenge: challengeVerifier({ purpose: 'add', userId }, context),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }).catch(() => ({ verified: false, registrationInfo: undefined })); // the library throws for any invalid input
    if (!verified || registrationInfo === undefined) throw refuse('passkey_invalid');

    const { credential } = registrationInfo;
    const passkey = await db.transaction(async (tx) => {
      if ((await countPasskeys(tx, userId)) >= policy.passkeys.maxPerUser)
        throw refuse('passkey_limit');
      const inserted = await insertPasskey(tx, {
        id: uuid(),
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
        name,
        createdAt: clock.now(),
        usedAt: null,
      });
      if (inserted === undefined) throw refuse('passkey_known');
      await recordAuditEvent('passkey_added', { userId, method: 'passkey', db: tx }, context);
      await sendSecurityAlert(
        tx,
        { person: context.caller.user, change: 'passkey_added' },
        context,
      );

      return inserted;
    });

    return { success: true, passkey: presentPasskey(passkey) };
  },

  async renamePasskey({ params: { id }, body: { name } }, { db, caller }) {
    const changed = await updatePasskeyName(db, { userId: caller.userId, id }, name);
    if (changed === undefined) throw refuse('passkey_not_found');

    return { success: true, passkey: presentPasskey(changed) };
  },

  async removePasskey({ params: { id } }, context) {
    const { db, caller, sessions } = context;
    const { userId } = caller;
    await db.transaction(async (tx) => {
      if (!(await deletePasskey(tx, { userId, id }))) throw refuse('passkey_not_found');
      if (!(await hasSecondFactor(tx, userId))) await clearSecondFactorProofs(tx, userId);
      await recordAuditEvent('passkey_removed', { userId, method: 'passkey', db: tx }, context);
      await sendSecurityAlert(
        tx,
        { person: context.caller.user, change: 'passkey_removed' },
        context,
      );
    });
    sessions.invalidateUser(userId);

    return { success: true };
  },
};
