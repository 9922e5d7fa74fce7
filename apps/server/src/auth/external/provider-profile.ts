import type { ExternalProvider } from '@longhand/contract/auth-external';
import { type Configuration, fetchProtectedResource } from 'openid-client';
import * as z from 'zod';

/** A user's profile at a provider, after its response was verified. */
export type ProviderProfile = {
  subject: string;
  /** Display name of the identity in the settings. */
  label: string | null;
  email: string | null;
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  refreshToken: string | null;
};

type ProviderTokens = {
  access_token: string;
  refresh_token?: string;
  claims(): Record<string, unknown> | undefined;
};
type ProfileRequest = { tokens: ProviderTokens; configuration: Configuration; api: URL };

const name = z.string().trim().min(1).max(100).nullable().catch(null);
const address = z.string().trim().toLowerCase().max(254).pipe(z.email()).nullable().catch(null);

/** @throws when the response does not match the provider's schema */
export const readProviderProfile: Record<
  ExternalProvider,
  (asking: ProfileRequest) => Promise<ProviderProfile>
> = {
  async google({ tokens }) {
    const claims = googleClaims.parse(tokens.claims());

    return {
      subject: claims.sub,
      label: claims.email,
      email: claims.email,
      isEmailVerified: claims.email_verified,
      firstName: claims.given_name,
      lastName: claims.family_name,
      refreshToken: null,
    };
  },

  /** Users are identified by `oid` within the tenant `tid`. The address is set by tenant administrators, so it is unverified. */
  async microsoft({ tokens }) {
    const claims = microsoftClaims.parse(tokens.claims());

    return {
      subject: `${claims.tid}.${claims.oid}`,
      label: claims.email ?? claims.preferred_username,
      email: claims.email ?? claims.preferred_username,
      isEmailVerified: false,
      firstName: claims.given_name ?? claims.name,
      lastName: claims.family_name,
      refreshToken: null,
    };
  },

  /** Identified by the numeric id, because a login can be reassigned. */
  async github(request) {
    const user = githubUser.parse(await fetchJson(request, 'user'));
    const emails = githubEmails.parse(await fetchJson(request, 'user/emails'));
    const primary = emails.find((one) => one.primary && one.verified)?.email ?? null;

    return {
      subject: String(user.id),
      label: user.login,
      email: primary,
      isEmailVerified: primary !== null,
      firstName: user.name,
      lastName: null,
      refreshToken: null,
    };
  },

  async spotify(request) {
    const user = spotifyUser.parse(await fetchJson(request, 'me'));

    return {
      subject: user.id,
      label: user.display_name ?? user.id,
      email: null,
      isEmailVerified: false,
      firstName: null,
      lastName: null,
      refreshToken: request.tokens.refresh_token ?? null,
    };
  },
};

const subject = z.string().min(1).max(255);

const googleClaims = z.object({
  sub: subject,
  email: address.default(null),
  email_verified: z
    .literal(true)
    .or(z.literal('true'))
    .transform(() => true)
    .catch(false),
  given_name: name.default(null),
  family_name: name.default(null),
});

const microsoftClaims = z.object({
  tid: subject,
  oid: subject,
  email: address.default(null),
  preferred_username: address.default(null),
  given_name: name.default(null),
  family_name: name.default(null),
  name: name.default(null),
});

const githubUser = z.object({
  id: z.int().positive(),
  login: z.string().max(100),
  name: name.default(null),
});

const githubEmails = z.array(
  z.object({ email: address, primary: z.boolean(), verified: z.boolean() }),
);

const spotifyUser = z.object({ id: subject, display_name: name.default(null) });

const maxResponseLength = 100_000;

async function fetchJson(
  { tokens, configuration, api }: ProfileRequest,
  path: string,
): Promise<unknown> {
  const address = new URL(path, api);
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'longhand' });
  const answer = await fetchProtectedResource(
    configuration,
    tokens.access_token,
    address,
    'GET',
    null,
    headers,
  );
  if (!answer.ok) throw new Error(`${address.host} answered ${answer.status} for ${path}`);
  const text = await answer.text();
  if (text.length > maxResponseLength)
    throw new Error(`${address.host} answered too much for ${path}`);

  return JSON.parse(text);
}
