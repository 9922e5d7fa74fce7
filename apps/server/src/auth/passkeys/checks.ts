import { refuse } from '@longhand/contract/errors';
import type { PasskeyAnswer } from '@longhand/contract/passkey-values';
import { after, hour, second } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { digest } from '../../platform/secret.ts';
import { transactionOf } from '../codes.ts';
import { policy } from '../policy.ts';
import { loadWebAuthn } from './library.ts';
import { findPasskey, insertChallenge, takeChallenge, touchPasskey } from './queries.ts';

type Purpose = 'add' | 'sign-in' | 'check';
type Asked = { purpose: Purpose; userId?: string };

/** What a passkey belongs to: the address that people reach this installation by. */
export function siteOf({ config }: Pick<Context, 'config'>) {
  const { hostname, origin } = new URL(config.PUBLIC_URL);

  return { rpID: hostname, origin };
}

/** Remembers what this browser's passkey is asked to sign, and for a new one, for whom. */
export async function keepChallenge(
  challenge: string,
  { purpose, userId = '' }: Asked,
  context: Context<'public'>,
): Promise<void> {
  const transaction = transactionOf(context);
  await insertChallenge(context.db, {
    challengeHash: digest(`${challenge} ${userId}`),
    purpose,
    transactionHash: digest(transaction),
    expiresAt: after(context.clock.now(), policy.passkeys.challenge),
  });
  context.reply.set('txn', transaction, hour / second);
}

/** Whether this browser was asked to sign that for this purpose; a second time it was not. */
export function wasAsked(
  { purpose, userId = '' }: Asked,
  { db, clock, request }: Context<'public'>,
) {
  return (challenge: string): Promise<boolean> =>
    takeChallenge(db, {
      challengeHash: digest(`${challenge} ${userId}`),
      purpose,
      transactionHash: digest(request.transaction ?? ''),
      now: clock.now(),
    });
}

/**
 * Whose passkey it is that signed, unlocked by its person, what this browser was asked for; refuses anything else.
 * `use` notes that it was used.
 */
export async function checkPasskey(
  response: PasskeyAnswer,
  purpose: Purpose,
  context: Context<'public'>,
): Promise<{ userId: string; use: (tx: Db) => Promise<boolean> }> {
  const passkey = await findPasskey(context.db, response.id);
  const { userHandle } = response.response;
  const isOwn = userHandle === undefined || userHandle === handleOf(passkey?.userId ?? '');
  const { rpID, origin } = siteOf(context);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified =
    passkey !== undefined &&
    isOwn &&
    (await verifyAuthenticationResponse({
      response: withoutUndefined(response),
      expectedChallenge: wasAsked({ purpose }, context),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }).catch(() => false as const)); // the library throws for whatever is wrong with what came
  if (verified === false || !verified.verified) throw refuse('passkey_invalid');

  const { id, userId } = passkey;
  const counter = verified.authenticationInfo.newCounter;

  return { userId, use: (tx) => touchPasskey(tx, { id, counter, now: context.clock.now() }) };
}

/** The person in a passkey: their id as bytes. */
function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** The library's types know no property that is there and undefined. */
function withoutUndefined({ authenticatorAttachment, response, ...rest }: PasskeyAnswer) {
  const { userHandle, ...signed } = response;

  return {
    ...rest,
    ...(authenticatorAttachment && { authenticatorAttachment }),
    response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
  };
}
