import * as z from 'zod';
import { StartError } from './start-error.ts';

const port = z.coerce
  .number('is not a port number')
  .int('is not a port number')
  .min(0, 'is not a port number')
  .max(65_535, 'is not a port number');
const amount = z.coerce.number('is not a number').int('is not a whole number').min(1, 'is below 1');
const webAddress = z
  .url({ protocol: /^https?$/, error: 'is not an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

/** Of a secret, in characters: what is shorter could be guessed. */
export const secretLengthMin = 32;

const clientId = (name: string, redirect: string) =>
  z.string().optional().describe(`Sign-in with ${name}: the client id. Redirect: ${redirect}.`);
const clientSecret = z.string().optional().describe('Its secret.');

/** A provider is offered when it has its id and secret; PUBLIC_URL stands before each redirect address. */
const providerVariables = {
  OIDC_GOOGLE_CLIENT_ID: clientId('Google', '/api/auth/callback/google'),
  OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
  OIDC_GOOGLE_ISSUER: webAddress
    .default('https://accounts.google.com')
    .describe('Another OpenID provider in its place.'),
  OIDC_MICROSOFT_CLIENT_ID: clientId('Microsoft', '/api/auth/callback/microsoft'),
  OIDC_MICROSOFT_CLIENT_SECRET: clientSecret,
  OIDC_MICROSOFT_ISSUER: webAddress
    .default('https://login.microsoftonline.com/common/v2.0')
    .describe('One tenant instead of all, or another OpenID provider in its place.'),
  GITHUB_CLIENT_ID: clientId('GitHub', '/api/auth/callback/github'),
  GITHUB_CLIENT_SECRET: clientSecret,
  GITHUB_URL: webAddress
    .default('https://github.com')
    .describe('A GitHub Enterprise Server instead; its API is then below /api/v3.'),
  SPOTIFY_CLIENT_ID: clientId('Spotify', '/auth/spotify-callback'),
  SPOTIFY_CLIENT_SECRET: clientSecret.describe('Its secret; not needed, sign-in is by PKCE.'),
  SPOTIFY_URL: webAddress
    .default('https://accounts.spotify.com')
    .describe('A stand-in, with /authorize, /api/token and /v1/me.'),
};

/** Every variable the server reads; `docs/environment.md` is written from this. */
export const environment = z.object({
  PORT: port.default(3000).describe('The port to listen on.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('The address to listen on. On a loopback address mail without SMTP_URL is printed.'),
  PUBLIC_URL: webAddress
    .optional()
    .describe(
      'Where people reach this installation. Decides links in mails, Secure cookies, HSTS.',
    ),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Where the embedded database and the secret are kept.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' })
    .optional()
    .describe('A PostgreSQL (15 or newer) to use instead of the embedded database.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not an smtp:// or smtps:// address' })
    .optional()
    .describe('The mail server. Absent: mail is kept in the outbox, for the operator to read.'),
  MAIL_FROM: z
    .string()
    .default('Longhand <longhand@localhost>')
    .describe('The sender of every mail.'),
  SUPPORT_EMAIL: z.email().optional().describe('Shown where people may need a person.'),
  API_URL: webAddress
    .optional()
    .describe(
      'The absolute base of the API, when a proxy offers it below another path. It has the origin of PUBLIC_URL: sessions are cookies of one origin.',
    ),
  ICONS_FALLBACK_URL: webAddress
    .optional()
    .describe(
      'Where the icons are fetched from when the first copy fails. Absent: a second copy here.',
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
    .describe('Addresses or ranges, comma-separated, whose X-Forwarded-For is believed.'),
  LANGUAGETOOL_URL: webAddress
    .transform((url) => url.replace(/\/v2$/, ''))
    .optional()
    .describe(
      'The address of a LanguageTool server (/v2/check is below it). Absent: grammar is checked in English alone, in the browser. Set: writers may switch it on, and what it reads leaves their browser.',
    ),
  PLANS_FILE: z
    .string()
    .optional()
    .describe('A JSON file with the prices and limits that differ from the usual ones.'),
  LEAKED_PASSWORDS_FILE: z
    .string()
    .optional()
    .describe(
      'The list of leaked passwords of Have I Been Pwned, as SHA-1 in order: none of them is taken.',
    ),
  GEOIP_FILE: z
    .string()
    .optional()
    .describe(
      'A file of places by address (.mmdb, as GeoLite2 City or DB-IP City Lite): sessions are shown with a place.',
    ),
  REQUESTS_PER_MINUTE_OF_USER: amount
    .default(300)
    .describe('How many requests one signed-in person may make in a minute.'),
  REQUESTS_PER_MINUTE_OF_IP: amount
    .default(100)
    .describe(
      'The same of one address where nobody is signed in. This machine itself is not counted.',
    ),
  SIGNUP_MODE: z
    .enum(
      ['open', 'waitlist', 'invitation', 'closed'],
      'is none of open, waitlist, invitation, closed',
    )
    .default('open')
    .describe(
      'Who may make an account: everybody, those let in from the waiting list, those invited, nobody.',
    ),
  ...providerVariables,
  SECRET: z
    .string()
    .min(secretLengthMin, `is shorter than ${secretLengthMin} characters`)
    .optional()
    .describe('Signs codes and request tokens. Absent: made once and kept in DATA_DIR.'),
  ROLE: z
    .enum(['all', 'web', 'worker'], 'is none of all, web, worker')
    .default('all')
    .describe('What this process does: answer requests, run jobs, or both.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is no log level')
    .default('info')
    .describe('The least severe message that is logged.'),
  LOG_FILE: z
    .string()
    .optional()
    .describe(
      'Where the log goes, `-` for standard error. Absent: standard error; while PUBLIC_URL is on this machine alone, `server.log` in DATA_DIR, so that the terminal stays for what a person reads.',
    ),
  NODE_ENV: z
    .string()
    .default('production')
    .describe('`development` shows sent mail at /dev/mail.'),
});

export type Config = Omit<z.output<typeof environment>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Says which variable can not be used and why; the process ends with 78 (configuration error). */
export class ConfigError extends StartError {}

export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const read = environment.safeParse(Object.fromEntries(given));
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(sentence).join('\n'));
  }

  const { API_URL, PUBLIC_URL = ownAddress(read.data) } = read.data;
  if (API_URL !== undefined && originOf(API_URL) !== originOf(PUBLIC_URL)) {
    throw new ConfigError(
      `API_URL is on another origin than PUBLIC_URL (${originOf(PUBLIC_URL)}): pages and API share cookies, so serve both from one origin, or remove API_URL`,
    );
  }

  return { ...read.data, PUBLIC_URL };
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

function sentence(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  const reason = /^is /.test(issue.message) ? issue.message : `can not be used: ${issue.message}`;

  return `${name} ${reason}`;
}

function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const everywhere = HOST === '0.0.0.0' || HOST === '::' || isLoopback({ HOST });

  return `http://${everywhere ? 'localhost' : HOST}:${PORT}`;
}
