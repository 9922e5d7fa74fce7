import type { authPasskeys } from '@longhand/contract/auth-passkeys';
import { refuse } from '@longhand/contract/errors';
import { v7 as uuid } from 'uuid';
import type { Handlers } from '../../platform/http/context.ts';
import { note } from '../events.ts';
import { policy } from '../policy.ts';
import { hasTotp } from '../second-factor/queries.ts';
import { tellOfSecurity } from '../security-news.ts';
import { dropSecondFactors } from '../session-queries.ts';
import { keepChallenge, siteOf, wasAsked } from './checks.ts';
import { loadWebAuthn } from './library.ts';
import { presentPasskey } from './present.ts';
import {
  countPasskeys,
  deletePasskey,
  hasPasskey,
  insertPasskey,
  listPasskeys,
  updatePasskeyName,
} from './queries.ts';

type Names = 'requestPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey';

export const passkeyHandlers: Pick<Handlers<typeof authPasskeys>, Names> = {
  async requestPasskey(_received, context) {
    const { db, caller } = context;
    const { userId, user } = caller;
    const held = await listPasskeys(db, userId);
    if (held.length >= policy.passkeys.ofOne) throw refuse('passkey_limit');

    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Longhand',
      rpID: siteOf(context).rpID,
      userID: Uint8Array.from(Buffer.from(userId)),
      userName: user.email,
      userDisplayName: user.displayName,
      attestationType: 'none',
      excludeCredentials: held.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await keepChallenge(options.challenge, { purpose: 'add', userId }, context);

    return { success: true, options };
  },

  async addPasskey({ body: { name, response } }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    const { rpID, origin } = siteOf(context);
    const { authenticatorAttachment, response: answer, ...rest } = response;
    const { transports = [], ...signed } = answer;
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...rest,
        ...(authenticatorAttachment && { authenticatorAttachment }),
        response: { ...signed, transports },
      },
      expectedChallenge: wasAsked({ purpose: 'add', userId }, context),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }).catch(() => ({ verified: false, registrationInfo: undefined })); // it throws for whatever is wrong with what came
    if (!verified || registrationInfo === undefined) throw refuse('passkey_invalid');

    const { credential } = registrationInfo;
    const passkey = await db.transaction(async (tx) => {
      if ((await countPasskeys(tx, userId)) >= policy.passkeys.ofOne) throw refuse('passkey_limit');
      const made = await insertPasskey(tx, {
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
      if (made === undefined) throw refuse('passkey_known');
      await note('passkey_added', { userId, method: 'passkey', db: tx }, context);
      await tellOfSecurity(tx, { person: context.caller.user, change: 'passkey_added' }, context);

      return made;
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
      const isLast = !(await hasPasskey(tx, userId)) && !(await hasTotp(tx, userId));
      if (isLast) await dropSecondFactors(tx, userId);
      await note('passkey_removed', { userId, method: 'passkey', db: tx }, context);
      await tellOfSecurity(tx, { person: context.caller.user, change: 'passkey_removed' }, context);
    });
    sessions.forget(userId);

    return { success: true };
  },
};
