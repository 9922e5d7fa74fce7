import type { authPasskeys } from '@longhand/contract/auth-passkeys';
import { refuse } from '@longhand/contract/errors';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { letIn, welcomeIn } from '../admitting.ts';
import { note } from '../events.ts';
import { countGuess } from '../limits.ts';
import { openStep } from '../second-factor/step.ts';
import { findUser } from '../user-queries.ts';
import { checkPasskey, keepChallenge, siteOf } from './checks.ts';
import { loadWebAuthn } from './library.ts';
import { listPasskeys } from './queries.ts';

type Names = 'requestPasskeySignIn' | 'signInWithPasskey' | 'requestPasskeyCheck';

export const passkeySignInHandlers: Pick<Handlers<typeof authPasskeys>, Names> = {
  async requestPasskeySignIn(_received, context) {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: siteOf(context).rpID,
      userVerification: 'required',
    });
    await keepChallenge(options.challenge, { purpose: 'sign-in' }, context);

    return { success: true, options };
  },

  async signInWithPasskey({ body: { response, remember } }, context) {
    const { db } = context;
    const guess = await countGuess(context);
    const { userId, use } = await checkPasskey(response, 'sign-in', context).catch(
      async (refusal) => {
        await note('sign_in_refused', { method: 'passkey' }, context);
        throw refusal;
      },
    );
    const user = await findUser(db, userId);
    if (user?.disabledAt !== null) throw refuse('passkey_invalid');
    await guess.wasRight();

    const admission = await db.transaction(async (tx) => {
      if (!(await use(tx))) throw refuse('passkey_invalid');

      return letIn(tx, { userId, remembered: remember, method: 'passkey' }, context);
    });

    return welcomeIn(admission, context);
  },

  async requestPasskeyCheck(_received, context) {
    const { db } = context;
    const userId = await personOf(context);
    const held = await listPasskeys(db, userId);
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: siteOf(context).rpID,
      userVerification: 'required',
      allowCredentials: held.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
    await keepChallenge(options.challenge, { purpose: 'check' }, context);

    return { success: true, options };
  },
};

/** Who is half-way in, else who is signed in. */
async function personOf(context: Context<'public'>): Promise<string> {
  const open = await openStep(context);
  const userId = open?.user.id ?? context.caller?.userId;
  if (userId === undefined) throw refuse('second_factor_expired');

  return userId;
}
