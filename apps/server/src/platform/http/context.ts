import type { Access, TokenScope } from '@longhand/contract/access';
import type { SessionUser, SignInMethod } from '@longhand/contract/auth';
import type { Endpoint, Endpoints, HandlerInput, HandlerOutput } from '@longhand/contract/endpoint';
import type { GeoLocation } from '@longhand/contract/geo-location';
import type { Plans } from '@longhand/contract/plans';
import type { Preferences } from '@longhand/contract/settings';
import type { Locale } from '@longhand/contract/values';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Config } from '../env.ts';
import type { GeoIp } from '../geoip.ts';
import type { Hasher } from '../hasher.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LeakedPasswords } from '../leaked-passwords.ts';
import type { RequestRateLimits } from '../limits/request-rate-limits.ts';
import type { LiveConnections } from '../live/live.ts';
import type { Log } from '../log.ts';
import type { MailService } from '../mail/mail.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import type { GuardedPost } from '../outbound/guarded-post.ts';
import type { PersonalDataService } from '../personal-data.ts';
import type { Sign } from '../secret.ts';
import type { StorageHealth } from '../storage-health.ts';
import type { Vault } from '../vault.ts';
import type { NewSession, ReplyCookies } from './cookies.ts';

/** The authenticated caller, derived from the session or API token only. */
export type Caller = {
  userId: string;
  role: number;
  /** Id of the session or of the API token. */
  sessionId: string;
  /** Scopes of a personal API token; absent for a session, which has full access. */
  scopes?: readonly TokenScope[];
  /** Time of the last step-up and of the last second factor; absent for an API token. */
  lastStepUp?: { at: Date; secondFactorAt: Date | null };
  /** The signed-in user, with the entitlements of their plan. */
  user: SessionUser;
  preferences: Preferences;
};

/** Services available to every handler. No client input reaches them implicitly. */
export type Services = {
  db: Db;
  clock: Clock;
  config: Config;
  /** Prices and limits of this server. */
  plans: Plans;
  log: Log;
  sign: Sign;
  vault: Vault;
  mail: MailService;
  jobs: Jobs;
  personalData: PersonalDataService;
  hasher: Hasher;
  leakedPasswords: LeakedPasswords;
  geoIp: GeoIp;
  /** Requests URLs that users or third parties supplied. */
  guardedFetch: GuardedFetch;
  /** Sends to such URLs. */
  guardedPost: GuardedPost;
  sessions: SessionStore;
  requestLimits: RequestRateLimits;
  live: LiveConnections;
  storage: StorageHealth;
};

/** The session functions that the platform and other slices need. */
export type SessionStore = {
  /** The caller of a session cookie, or null when unknown, expired or ended. Synchronous when cached. */
  findCaller(cookie: string | undefined): Caller | null | Promise<Caller | null>;
  /** The caller of a personal API token, or null when unknown, expired or revoked. */
  findCallerByToken(token: string): Promise<Caller | null>;
  /** Creates a session in the caller's transaction; the oldest sessions of the user are deleted above the limit. */
  create(tx: Db, session: SessionInput): Promise<NewSession>;
  end(sessionId: string): Promise<void>;
  /** Requires a recent step-up, and a second factor for staff endpoints. */
  requireStepUp(caller: Caller, requirement: { stepUp: boolean; isStaff: boolean }): Promise<void>;
  /** Rotates the secret of a session after the user has verified their identity again. */
  rotateSecret(tx: Db, sessionId: string, proof: { hasSecondFactor: boolean }): Promise<NewSession>;
  /**
   * Ends all sessions of a user, optionally except one, in the caller's transaction; call `invalidateUser` after the commit.
   * Returns the number of ended sessions.
   */
  endAll(tx: Db, userId: string, exceptId?: string): Promise<number>;
  /** Removes a session that ended on another node from this node's cache. */
  evict(sessionId: string): void;
  /** Whether a session is still valid. Does not extend it. */
  isValid(sessionId: string): Promise<boolean>;
  /** Email address of a user; null when the account is disabled or deleted. */
  findEmail(db: Db, userId: string): Promise<string | null>;
  /** Call after a change to user data that sessions cache. */
  invalidateUser(userId: string): void;
};

type SessionInput = {
  userId: string;
  remembered: boolean;
  /** The sign-in method, and whether a second factor was used. */
  method: SignInMethod;
  hasSecondFactor: boolean;
  ipPrefix: string;
  place: GeoLocation | null;
  userAgent: string;
};

/** The context that a handler receives with the parsed input. `caller` is non-null unless the access is `public`. */
export type Context<A extends Access = Access> = Services & {
  caller: A extends 'public' ? Caller | null : Caller;
  request: RequestInfo;
  reply: ReplyCookies & {
    /** Names the live event that this change published, so that the page that made the change does not refetch. */
    setLiveEvent(event: number): void;
  };
};

export type RequestInfo = {
  id: string;
  ip: string;
  userAgent: string;
  /** The caller's locale, otherwise the default. Endpoints for visitors receive the locale as input. */
  locale: Locale;
  /** Token of the pending verification code of this browser. */
  transactionToken: string | undefined;
  /** Token of a pending second-factor step. */
  signInStep: string | undefined;
  /** Device token from an earlier sign-in. */
  deviceToken: string | undefined;
  /** Token of a pending sign-in with an external provider. */
  externalSignIn: string | undefined;
};

type Handler<E extends Endpoint> = (
  received: HandlerInput<E>,
  context: Context<E['access']>,
) => Promise<HandlerOutput<E>> | HandlerOutput<E>;

/** The handlers of a slice, one per endpoint of its contract. A missing or extra handler does not compile. */
export type Handlers<Es extends Endpoints> = { [Name in keyof Es]: Handler<Es[Name]> };
