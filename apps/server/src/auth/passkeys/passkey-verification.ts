import { refuse } from '@longhand/contract/errors';
import type { PasskeyAssertion } from '@longhand/contract/passkey-values';
import { addMilliseconds, hour, second } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { digest } from '../../platform/secret.ts';
import { policy } from '../policy.ts';
import { transactionTokenOf } from '../verification/verification-codes.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { consumeChallenge, findPasskey, insertChallenge, touchPasskey } from './queries.ts';

type ChallengePurpose = 'add' | 'sign-in' | 'check';
type ChallengeSubject = { purpose: ChallengePurpose; userId?: string };

/** WebAuthn relying party: the host and origin of the public URL. */
export function relyingPartyOf({ config }: Pick<Context, 'config'>) {
  const { hostname, origin } = new URL(config.PUBLIC_URL);

  return { rpID: hostname, origin };
}

/** Stores a challenge for this browser and purpose, and for a new passkey also the user. */
export async function saveChallenge(
  challenge: string,
  { purpose, userId = '' }: ChallengeSubject,
  context: Context<'public'>,
): Promise<void> {
  const transactionToken = transactionTokenOf(context);
  await insertChallenge(context.db, {
    challengeHash: digest(`${challenge} ${userId}`),
    purpose,
    transactionHash: digest(transactionToken),
    expiresAt: addMilliseconds(context.clock.now(), policy.passkeys.challengeLifetime),
  });
  context.reply.set('txn', transactionToken, hour / second);
}

/** Returns a check that a challenge was issued to this browser for this purpose. Succeeds once per challenge. */
export function challengeVerifier(
  { purpose, userId = '' }: ChallengeSubject,
  { db, clock, request }: Context<'public'>,
) {
  return (challenge: string): Promise<boolean> =>
    consumeChallenge(db, {
      challengeHash: digest(`${challenge} ${userId}`),
      purpose,
      transactionHash: digest(request.transactionToken ?? ''),
      now: clock.now(),
    });
}

/**
 * Verifies a passkey response with user verification, for the challenge of this browser. Returns the passkey's user; `consume` records the
 * use.
 */
export async function verifyPasskey(
  response: PasskeyAssertion,
  purpose: ChallengePurpose,
  context: Context<'public'>,
): Promise<{ userId: string; consume: (tx: Db) => Promise<boolean> }> {
  const passkey = await findPasskey(context.db, response.id);
  const { userHandle } = response.response;
  const isOwn = userHandle === undefined || userHandle === userHandleOf(passkey?.userId ?? '');
  const { rpID, origin } = relyingPartyOf(context);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified =
    passkey !== undefined &&
    isOwn &&
    (await verifyAuthenticationResponse({
      response: withoutUndefined(response),
      expectedChallenge: challengeVerifier({ purpose }, context),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }).catch(() => false as const)); // the library throws for any invalid input
  if (verified === false || !verified.verified) throw refuse('passkey_invalid');

  const { id, userId } = passkey;
  const counter = verified.authenticationInfo.newCounter;

  return { userId, consume: (tx) => touchPasskey(tx, { id, counter, now: context.clock.now() }) };
}

/** The WebAuthn user handle: the user id in base64url. */
function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** The library's types do not allow properties that are explicitly undefined. */
function withoutUndefined({ authenticatorAttachment, response, ...rest }: PasskeyAssertion) {
  const { userHandle, ...signed } = response;

  return {
    ...rest,
    ...(authenticatorAttachment && { authenticatorAttachment }),
    response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
  };
}
