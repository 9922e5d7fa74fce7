import type { ExternalProvider } from '@longhand/contract/auth-external';
import { Refusal, refuse } from '@longhand/contract/errors';
import { returnPath } from '@longhand/contract/return-url';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
} from 'openid-client';
import { after, minute, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { digest, isSame, randomToken, type Sign } from '../../platform/secret.ts';
import { apiOf, hasIdToken, openClient, redirectAddress, scopes } from './clients.ts';
import { type FlowRow, findFlow, insertFlow, takeFlow } from './queries.ts';
import { readVouched, type Vouched } from './vouched.ts';

const life = { flow: 10 * minute, proof: 30 * minute };

type Beginning = {
  provider: ExternalProvider;
  returnUrl: unknown;
  remembered?: boolean;
  /** Who links, in a session of their own; absent for who signs in. */
  userId?: string;
};

/**
 * Begins a sign-in elsewhere. The browser gets a cookie; state, nonce and the secret of PKCE are drawn from it, so the
 * database alone opens nothing, and what comes back to another browser is refused.
 *
 * @returns where the browser is to go
 */
export async function beginFlow(
  { provider, returnUrl, remembered = false, userId }: Beginning,
  context: Context<'public'>,
): Promise<string> {
  const { db, clock, config, reply, sign } = context;
  const configuration = await openClient(provider, context).catch((error: unknown) =>
    tellUnavailable(error, context),
  );
  const token = randomToken();
  await insertFlow(db, {
    tokenHash: digest(token),
    provider,
    purpose: userId === undefined ? 'sign_in' : 'link',
    userId: userId ?? null,
    returnUrl: returnPath(returnUrl),
    remembered,
    expiresAt: after(clock.now(), life.flow),
  });
  reply.set('ext', token, life.flow / second);
  const { state, nonce, verifier } = secretsOf(sign, token);

  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectAddress(provider, config),
    scope: scopes[provider],
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(hasIdToken(provider) && { nonce }),
  }).href;
}

/**
 * What a provider's answer in the address says: who came back, in which flow. The flow is used up by the first answer
 * that is meant for it.
 *
 * @throws Refusal; `external_expired` when the answer is not one that this browser waits for
 */
export async function endFlow(
  provider: ExternalProvider,
  query: URLSearchParams,
  context: Context<'public'>,
): Promise<{ flow: FlowRow; vouched: Vouched }> {
  const { flow, token } = await claimFlow(provider, query, context);
  const error = query.get('error');
  if (error !== null) {
    throw refuse(error === 'access_denied' ? 'external_cancelled' : 'external_failed');
  }

  return { flow, vouched: await exchange(provider, { query, token }, context) };
}

/** Puts what came back aside until a mailbox is proved; the browser's cookie now stands for that. */
export async function keepForProof(
  { provider, returnUrl, remembered }: FlowRow,
  { subject, email, label, firstName, lastName }: Vouched,
  { db, clock, reply }: Context<'public'>,
): Promise<void> {
  const token = randomToken();
  await insertFlow(db, {
    tokenHash: digest(token),
    provider,
    purpose: 'proof',
    returnUrl,
    remembered,
    subject,
    email,
    label,
    firstName,
    lastName,
    expiresAt: after(clock.now(), life.proof),
  });
  reply.set('ext', token, life.proof / second);
}

/** The flow of this browser that waits for the proof of a mailbox. */
export async function proofOf({
  db,
  clock,
  request,
}: Context<'public'>): Promise<FlowRow | undefined> {
  if (request.external === undefined) return undefined;
  const flow = await findFlow(db, { tokenHash: digest(request.external), now: clock.now() });

  return flow?.purpose === 'proof' ? flow : undefined;
}

async function claimFlow(
  provider: ExternalProvider,
  query: URLSearchParams,
  { db, clock, request, reply, sign }: Context<'public'>,
): Promise<{ flow: FlowRow; token: string }> {
  const token = request.external ?? '';
  const isOwn = isSame(query.get('state') ?? '', secretsOf(sign, token).state);
  const key = { tokenHash: digest(token), now: clock.now() };
  const waiting = isOwn ? await findFlow(db, key) : undefined;
  const isWaitedFor = waiting?.provider === provider && waiting.purpose !== 'proof';
  const flow = isWaitedFor ? await takeFlow(db, key) : undefined;
  if (flow === undefined) throw refuse('external_expired');
  reply.clear('ext');

  return { flow, token };
}

async function exchange(
  provider: ExternalProvider,
  { query, token }: { query: URLSearchParams; token: string },
  context: Context<'public'>,
): Promise<Vouched> {
  const { config, sign } = context;
  const { state, nonce, verifier } = secretsOf(sign, token);
  const here = new URL(`${redirectAddress(provider, config)}?${query}`);

  try {
    const configuration = await openClient(provider, context);
    const tokens = await authorizationCodeGrant(configuration, here, {
      expectedState: state,
      pkceCodeVerifier: verifier,
      ...(hasIdToken(provider) && { expectedNonce: nonce, idTokenExpected: true }),
    });

    return await readVouched[provider]({ tokens, configuration, api: apiOf(provider, config) });
  } catch (error) {
    return isSilence(error) ? tellUnavailable(error, context) : tellFailed(error, context);
  }
}

function secretsOf(sign: Sign, token: string) {
  return {
    state: sign('external', 'state', token),
    nonce: sign('external', 'nonce', token),
    verifier: sign('external', 'verifier', token),
  };
}

/** No answer in time, no connection, or an answer that says that it is not well. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  const { cause } = error;
  if (cause instanceof Response) return cause.status >= 500;

  return isSilence(cause);
}

/** What the provider wrote is neither shown nor kept: only of what kind it was. */
function tellFailed(error: unknown, { log, request }: Context<'public'>): never {
  log.warn({ request: request.id, kind: kindOf(error) }, 'An external sign-in failed');
  throw refuse('external_failed');
}

function tellUnavailable(error: unknown, { log, request }: Context<'public'>): never {
  if (error instanceof Refusal) throw error;
  log.warn({ request: request.id, kind: kindOf(error) }, 'A provider does not answer');
  throw refuse('external_unavailable');
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;

  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
