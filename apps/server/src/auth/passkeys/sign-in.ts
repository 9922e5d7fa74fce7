import type { authPasskeys } from '@longhand/contract/auth-passkeys';
import { refuse } from '@longhand/contract/errors';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { createSignInSession, replyWithSession } from '../sign-in-completion.ts';
import { findPendingSignIn } from '../sign-in-step.ts';
import { findUser } from '../user-queries.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { relyingPartyOf, saveChallenge, verifyPasskey } from './passkey-verification.ts';
import { listPasskeys } from './queries.ts';

type PasskeySignInEndpoint = 'requestPasskeySignIn' | 'signInWithPasskey' | 'requestPasskeyCheck';

export const passkeySignInHandlers: Pick<Handlers<typeof authPasskeys>, PasskeySignInEndpoint> = {
  async requestPasskeySignIn(_received, context) {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(context).rpID,
      userVerification: 'required',
    });
    await saveChallenge(options.challenge, { purpose: 'sign-in' }, context);

    return { success: true, options };
  },

  async signInWithPasskey({ body: { response, remember } }, context) {
    const { db } = context;
    const attempt = await countAttempt(context);
    const { userId, consume } = await verifyPasskey(response, 'sign-in', context).catch(
      async (refusal) => {
        await recordAuditEvent('sign_in_refused', { method: 'passkey' }, context);
        throw refusal;
      },
    );
    const user = await findUser(db, userId);
    if (user?.disabledAt !== null) throw refuse('passkey_invalid');
    await attempt.succeed();

    const deviceSession = await db.transaction(async (tx) => {
      if (!(await consume(tx))) throw refuse('passkey_invalid');

      return createSignInSession(tx, { userId, remembered: remember, method: 'passkey' }, context);
    });

    return replyWithSession(deviceSession, context);
  },

  async requestPasskeyCheck(_received, context) {
    const { db } = context;
    const userId = await findUserIdToVerify(context);
    const passkeys = await listPasskeys(db, userId);
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(context).rpID,
      userVerification: 'required',
      allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
    await saveChallenge(options.challenge, { purpose: 'check' }, context);

    return { success: true, options };
  },
};

/** The user in the second-factor step of this browser, or else the signed-in user. */
async function findUserIdToVerify(context: Context<'public'>): Promise<string> {
  const open = await findPendingSignIn(context);
  const userId = open?.user.id ?? context.caller?.userId;
  if (userId === undefined) throw refuse('second_factor_expired');

  return userId;
}
