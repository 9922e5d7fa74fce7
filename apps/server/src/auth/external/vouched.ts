import type { ExternalProvider } from '@longhand/contract/auth-external';
import { type Configuration, fetchProtectedResource } from 'openid-client';
import * as z from 'zod';

/** What a provider says of somebody, after it was checked that the provider says it. */
export type Vouched = {
  subject: string;
  /** What to show of it later. */
  label: string | null;
  email: string | null;
  /** Whether the provider has seen to it that the mailbox is theirs. */
  isEmailProved: boolean;
  firstName: string | null;
  lastName: string | null;
  refreshToken: string | null;
};

type Tokens = {
  access_token: string;
  refresh_token?: string;
  claims(): Record<string, unknown> | undefined;
};
type Asking = { tokens: Tokens; configuration: Configuration; api: URL };

const name = z.string().trim().min(1).max(100).nullable().catch(null);
const address = z.string().trim().toLowerCase().max(254).pipe(z.email()).nullable().catch(null);

/** @throws when the provider's answer is not what that provider answers */
export const readVouched: Record<ExternalProvider, (asking: Asking) => Promise<Vouched>> = {
  async google({ tokens }) {
    const claims = googleClaims.parse(tokens.claims());

    return {
      subject: claims.sub,
      label: claims.email,
      email: claims.email,
      isEmailProved: claims.email_verified,
      firstName: claims.given_name,
      lastName: claims.family_name,
      refreshToken: null,
    };
  },

  /** A person is `oid` within the tenant `tid`. The address is what a tenant's administrator typed: it proves nothing. */
  async microsoft({ tokens }) {
    const claims = microsoftClaims.parse(tokens.claims());

    return {
      subject: `${claims.tid}.${claims.oid}`,
      label: claims.email ?? claims.preferred_username,
      email: claims.email ?? claims.preferred_username,
      isEmailProved: false,
      firstName: claims.given_name ?? claims.name,
      lastName: claims.family_name,
      refreshToken: null,
    };
  },

  /** The numeric id: a login can be given up and taken by somebody else. */
  async github(asking) {
    const user = githubUser.parse(await ask(asking, 'user'));
    const emails = githubEmails.parse(await ask(asking, 'user/emails'));
    const primary = emails.find((one) => one.primary && one.verified)?.email ?? null;

    return {
      subject: String(user.id),
      label: user.login,
      email: primary,
      isEmailProved: primary !== null,
      firstName: user.name,
      lastName: null,
      refreshToken: null,
    };
  },

  async spotify(asking) {
    const user = spotifyUser.parse(await ask(asking, 'me'));

    return {
      subject: user.id,
      label: user.display_name ?? user.id,
      email: null,
      isEmailProved: false,
      firstName: null,
      lastName: null,
      refreshToken: asking.tokens.refresh_token ?? null,
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

const mostBytes = 100_000;

async function ask({ tokens, configuration, api }: Asking, what: string): Promise<unknown> {
  const address = new URL(what, api);
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'longhand' });
  const answer = await fetchProtectedResource(
    configuration,
    tokens.access_token,
    address,
    'GET',
    null,
    headers,
  );
  if (!answer.ok) throw new Error(`${address.host} answered ${answer.status} for ${what}`);
  const text = await answer.text();
  if (text.length > mostBytes) throw new Error(`${address.host} answered too much for ${what}`);

  return JSON.parse(text);
}
