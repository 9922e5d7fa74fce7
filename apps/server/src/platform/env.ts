import * as z from 'zod';
import { allowedHosts } from './outbound/allowed-hosts.ts';
import { StartError } from './start-error.ts';

const port = z.coerce
  .number('is not a port number')
  .int('is not a port number')
  .min(0, 'is not a port number')
  .max(65_535, 'is not a port number');
const positiveInteger = z.coerce
  .number('is not a number')
  .int('is not a whole number')
  .min(1, 'is below 1');
const webUrl = z
  .url({ protocol: /^https?$/, error: 'is not an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

/** Minimum length of a secret in characters; shorter secrets could be guessed. */
export const secretLengthMin = 32;

const clientId = (name: string, redirect: string) =>
  z.string().optional().describe(`Sign-in with ${name}: the client id. Redirect: ${redirect}.`);
const clientSecret = z.string().optional().describe('The client secret.');

/** A provider is offered when its client id and secret are set. Redirect URLs are relative to PUBLIC_URL. */
const providerVariables = {
  OIDC_GOOGLE_CLIENT_ID: clientId('Google', '/api/auth/callback/google'),
  OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
  OIDC_GOOGLE_ISSUER: webUrl
    .default('https://accounts.google.com')
    .describe('A different OpenID provider to use instead.'),
  OIDC_MICROSOFT_CLIENT_ID: clientId('Microsoft', '/api/auth/callback/microsoft'),
  OIDC_MICROSOFT_CLIENT_SECRET: clientSecret,
  OIDC_MICROSOFT_ISSUER: webUrl
    .default('https://login.microsoftonline.com/common/v2.0')
    .describe('A single tenant, or a different OpenID provider to use instead.'),
  GITHUB_CLIENT_ID: clientId('GitHub', '/api/auth/callback/github'),
  GITHUB_CLIENT_SECRET: clientSecret,
  GITHUB_URL: webUrl
    .default('https://github.com')
    .describe('A GitHub Enterprise Server to use instead; its API is expected at /api/v3.'),
  SPOTIFY_CLIENT_ID: clientId('Spotify', '/auth/spotify-callback'),
  SPOTIFY_CLIENT_SECRET: clientSecret.describe(
    'The client secret. Optional, because sign-in uses PKCE.',
  ),
  SPOTIFY_URL: webUrl
    .default('https://accounts.spotify.com')
    .describe('A substitute server with /authorize, /api/token and /v1/me.'),
};

/** Every environment variable the server reads. `docs/environment.md` is generated from this schema. */
export const environment = z.object({
  PORT: port.default(3000).describe('The port to listen on.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'The address to listen on. On a loopback address, emails are printed to the terminal when SMTP_URL is not set.',
    ),
  PUBLIC_URL: webUrl
    .optional()
    .describe(
      'The public base URL of this server. Determines links in emails, Secure cookies and HSTS.',
    ),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('The directory of the embedded database and the secret.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' })
    .optional()
    .describe('A PostgreSQL database (15 or newer) to use instead of the embedded one.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not an smtp:// or smtps:// address' })
    .optional()
    .describe(
      'The SMTP server. Without it, emails stay in the outbox table for the operator to read.',
    ),
  MAIL_FROM: z
    .string()
    .default('Longhand <longhand@localhost>')
    .describe('The sender address of all emails.'),
  SUPPORT_EMAIL: z.email().optional().describe('Contact address shown to users who need help.'),
  API_URL: webUrl
    .optional()
    .describe(
      'The absolute base URL of the API, when a proxy serves it under a different path. Must have the same origin as PUBLIC_URL, because sessions use cookies of that origin.',
    ),
  ICONS_FALLBACK_URL: webUrl
    .optional()
    .describe(
      'The URL to load the icons from when the first copy fails. Default: a second copy on this server.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((one) => one.trim()))
    .transform((list) => list.filter((one) => one !== ''))
    .pipe(
      z.array(
        z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'is not an address or a range'),
      ),
    )
    .describe(
      'Comma-separated addresses or ranges of proxies whose X-Forwarded-For header is trusted.',
    ),
  LANGUAGETOOL_URL: webUrl
    .transform((url) => url.replace(/\/v2$/, ''))
    .optional()
    .describe(
      'The URL of a LanguageTool server (without /v2/check). Without it, grammar is checked in English only, in the browser. With it, users can turn it on, and their text is sent to that server.',
    ),
  OUTBOUND_ALLOWED_HOSTS: allowedHosts.describe(
    'Comma-separated hosts of your own network that links of users may lead to, such as `wiki.lan`, `files.lan:9000` or `10.1.0.0/16`. The server requests other links only from public addresses, on the ports 80, 443, 8080 and 8443.',
  ),
  PLANS_FILE: z
    .string()
    .optional()
    .describe('A JSON file with prices and limits that override the defaults.'),
  LEAKED_PASSWORDS_FILE: z
    .string()
    .optional()
    .describe(
      'The leaked password list of Have I Been Pwned, as sorted SHA-1 hashes. Listed passwords are rejected.',
    ),
  GEOIP_FILE: z
    .string()
    .optional()
    .describe(
      'A GeoIP database (.mmdb, such as GeoLite2 City or DB-IP City Lite). Sessions are shown with their location.',
    ),
  REQUESTS_PER_MINUTE_OF_USER: positiveInteger
    .default(300)
    .describe('Maximum number of requests per minute for one signed-in user.'),
  REQUESTS_PER_MINUTE_OF_IP: positiveInteger
    .default(100)
    .describe(
      'Maximum number of requests per minute for one IP address without a session. Loopback addresses are exempt.',
    ),
  SIGNUP_MODE: z
    .enum(
      ['open', 'waitlist', 'invitation', 'closed'],
      'is none of open, waitlist, invitation, closed',
    )
    .default('open')
    .describe(
      'Who can create an account: anyone, people admitted from the waitlist, people with an invitation, or nobody.',
    ),
  ...providerVariables,
  SECRET: z
    .string()
    .min(secretLengthMin, `is shorter than ${secretLengthMin} characters`)
    .optional()
    .describe(
      'Signs codes and CSRF tokens. Default: generated at the first start and stored in DATA_DIR.',
    ),
  ROLE: z
    .enum(['all', 'web', 'worker'], 'is none of all, web, worker')
    .default('all')
    .describe('What this process does: handle requests (web), run jobs (worker), or both.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is no log level')
    .default('info')
    .describe('The minimum log level.'),
  LOG_FILE: z
    .string()
    .optional()
    .describe(
      'The log file, or `-` for standard error. Default: standard error; when PUBLIC_URL points to this machine, `server.log` in DATA_DIR, so that the terminal shows only what the operator needs.',
    ),
  NODE_ENV: z
    .string()
    .default('production')
    .describe('`development` shows sent emails at /dev/mail.'),
});

export type Config = Omit<z.output<typeof environment>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Names the variable that cannot be used and why. The process exits with status 78 (EX_CONFIG). */
export class ConfigError extends StartError {}

export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const nonEmpty = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(nonEmpty));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(describeIssue).join('\n'));
  }

  const { API_URL, PUBLIC_URL = localUrl(parsed.data) } = parsed.data;
  if (API_URL !== undefined && originOf(API_URL) !== originOf(PUBLIC_URL)) {
    throw new ConfigError(
      `API_URL is on another origin than PUBLIC_URL (${originOf(PUBLIC_URL)}): pages and API share cookies, so serve both from one origin, or remove API_URL`,
    );
  }

  return { ...parsed.data, PUBLIC_URL };
}

function originOf(address: string): string {
  return new URL(address).origin;
}

export function isHttps(config: Pick<Config, 'PUBLIC_URL'>): boolean {
  return config.PUBLIC_URL.startsWith('https:');
}

export function isLoopback(config: Pick<Config, 'HOST'>): boolean {
  return config.HOST === 'localhost' || config.HOST === '::1' || config.HOST.startsWith('127.');
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  const reason = /^is /.test(issue.message) ? issue.message : `can not be used: ${issue.message}`;

  return `${name} ${reason}`;
}

function localUrl({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const usesLocalhost = HOST === '0.0.0.0' || HOST === '::' || isLoopback({ HOST });

  return `http://${usesLocalhost ? 'localhost' : HOST}:${PORT}`;
}
