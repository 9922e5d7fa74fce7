import type { ExternalProvider } from '@longhand/contract/auth-external';
import { Refusal, refuse } from '@longhand/contract/errors';
import { returnPath } from '@longhand/contract/return-url';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
} from 'openid-client';
import { addMilliseconds, minute, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { digest, isEqualConstantTime, randomToken, type Sign } from '../../platform/secret.ts';
import {
  apiUrlOf,
  hasIdToken,
  openProviderClient,
  providerScopes,
  redirectUri,
} from './provider-clients.ts';
import { type ProviderProfile, readProviderProfile } from './provider-profile.ts';
import { consumeFlow, type FlowRow, findFlow, insertFlow } from './queries.ts';

const lifetimes = { flow: 10 * minute, proof: 30 * minute };

type FlowStart = {
  provider: ExternalProvider;
  returnUrl: unknown;
  remembered?: boolean;
  /** The user who links an identity; absent for a sign-in. */
  userId?: string;
};

/**
 * Starts an OAuth flow. State, nonce and PKCE verifier are derived from the token in the browser's cookie: the database alone is not enough
 * to complete a flow, and callbacks to another browser are refused.
 *
 * @returns the provider's URL to redirect to
 */
export async function startFlow(
  { provider, returnUrl, remembered = false, userId }: FlowStart,
  context: Context<'public'>,
): Promise<string> {
  const { db, clock, config, reply, sign } = context;
  const configuration = await openProviderClient(provider, context).catch((error: unknown) =>
    refuseAsUnavailable(error, context),
  );
  const token = randomToken();
  await insertFlow(db, {
    tokenHash: digest(token),
    provider,
    purpose: userId === undefined ? 'sign_in' : 'link',
    userId: userId ?? null,
    returnUrl: returnPath(returnUrl),
    remembered,
    expiresAt: addMilliseconds(clock.now(), lifetimes.flow),
  });
  reply.set('ext', token, lifetimes.flow / second);
  const { state, nonce, verifier } = flowSecretsOf(sign, token);

  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(provider, config),
    scope: providerScopes[provider],
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(hasIdToken(provider) && { nonce }),
  }).href;
}

/**
 * Verifies the provider's callback and returns the profile and its flow. The first matching callback consumes the flow.
 *
 * @throws Refusal; `external_expired` when this browser has no matching flow
 */
export async function finishFlow(
  provider: ExternalProvider,
  query: URLSearchParams,
  context: Context<'public'>,
): Promise<{ flow: FlowRow; profile: ProviderProfile }> {
  const { flow, token } = await claimFlow(provider, query, context);
  const error = query.get('error');
  if (error !== null) {
    throw refuse(error === 'access_denied' ? 'external_cancelled' : 'external_failed');
  }

  return { flow, profile: await exchangeCode(provider, { query, token }, context) };
}

/** Stores the profile until the user has verified an email address; the cookie then identifies this step. */
export async function saveForEmailVerification(
  { provider, returnUrl, remembered }: FlowRow,
  { subject, email, label, firstName, lastName }: ProviderProfile,
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
    expiresAt: addMilliseconds(clock.now(), lifetimes.proof),
  });
  reply.set('ext', token, lifetimes.proof / second);
}

/** The flow of this browser that waits for email verification. */
export async function findEmailVerificationFlow({
  db,
  clock,
  request,
}: Context<'public'>): Promise<FlowRow | undefined> {
  if (request.externalSignIn === undefined) return undefined;
  const flow = await findFlow(db, { tokenHash: digest(request.externalSignIn), now: clock.now() });

  return flow?.purpose === 'proof' ? flow : undefined;
}

async function claimFlow(
  provider: ExternalProvider,
  query: URLSearchParams,
  { db, clock, request, reply, sign }: Context<'public'>,
): Promise<{ flow: FlowRow; token: string }> {
  const token = request.externalSignIn ?? '';
  const isStateValid = isEqualConstantTime(
    query.get('state') ?? '',
    flowSecretsOf(sign, token).state,
  );
  const key = { tokenHash: digest(token), now: clock.now() };
  const candidate = isStateValid ? await findFlow(db, key) : undefined;
  const isExpected = candidate?.provider === provider && candidate.purpose !== 'proof';
  const flow = isExpected ? await consumeFlow(db, key) : undefined;
  if (flow === undefined) throw refuse('external_expired');
  reply.clear('ext');

  return { flow, token };
}

async function exchangeCode(
  provider: ExternalProvider,
  { query, token }: { query: URLSearchParams; token: string },
  context: Context<'public'>,
): Promise<ProviderProfile> {
  const { config, sign } = context;
  const { state, nonce, verifier } = flowSecretsOf(sign, token);
  const callbackUrl = new URL(`${redirectUri(provider, config)}?${query}`);

  try {
    const configuration = await openProviderClient(provider, context);
    const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
      expectedState: state,
      pkceCodeVerifier: verifier,
      ...(hasIdToken(provider) && { expectedNonce: nonce, idTokenExpected: true }),
    });

    return await readProviderProfile[provider]({
      tokens,
      configuration,
      api: apiUrlOf(provider, config),
    });
  } catch (error) {
    return isUnavailable(error)
      ? refuseAsUnavailable(error, context)
      : refuseAsFailed(error, context);
  }
}

function flowSecretsOf(sign: Sign, token: string) {
  return {
    state: sign('external', 'state', token),
    nonce: sign('external', 'nonce', token),
    verifier: sign('external', 'verifier', token),
  };
}

/** Timeout, failed connection or a 5xx response. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  const { cause } = error;
  if (cause instanceof Response) return cause.status >= 500;

  return isUnavailable(cause);
}

/** Logs only the kind of error. Texts from the provider are neither shown nor logged. */
function refuseAsFailed(error: unknown, { log, request }: Context<'public'>): never {
  log.warn({ request: request.id, kind: errorKindOf(error) }, 'An external sign-in failed');
  throw refuse('external_failed');
}

function refuseAsUnavailable(error: unknown, { log, request }: Context<'public'>): never {
  if (error instanceof Refusal) throw error;
  log.warn(
    { request: request.id, kind: errorKindOf(error) },
    'An identity provider is not responding',
  );
  throw refuse('external_unavailable');
}

function errorKindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;

  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
