import type { Access, TokenScope } from '@longhand/contract/access';
import type { SessionUser, SignInMethod } from '@longhand/contract/auth';
import type { Endpoint, Endpoints, Received, Returned } from '@longhand/contract/endpoint';
import type { Place } from '@longhand/contract/place';
import type { Plans } from '@longhand/contract/plans';
import type { Preferences } from '@longhand/contract/settings';
import type { Locale } from '@longhand/contract/values';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Config } from '../env.ts';
import type { Hasher } from '../hasher.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LeakedPasswords } from '../leaked-passwords.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import type { Live } from '../live/live.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import type { People } from '../personal-data.ts';
import type { Places } from '../places.ts';
import type { Sign } from '../secret.ts';
import type { StorageHealth } from '../storage-health.ts';
import type { Vault } from '../vault.ts';
import type { NewSession, ReplyCookies } from './cookies.ts';

/** Who calls, as the session says it; the session is the only source of this. */
export type Caller = {
  userId: string;
  role: number;
  /** Of the session, or of the API token. */
  sessionId: string;
  /** What a personal API token is good for; absent where a session calls, which is good for everything. */
  scopes?: readonly TokenScope[];
  /** When they last showed who they are, and when with a second factor; absent where a token calls. */
  proved?: { at: Date; secondFactorAt: Date | null };
  /** The person as they see themselves, with what their plan allows. */
  user: SessionUser;
  preferences: Preferences;
};

/** What every handler may use and no client can influence. */
export type Services = {
  db: Db;
  clock: Clock;
  config: Config;
  /** Prices and limits of this installation. */
  plans: Plans;
  log: Log;
  sign: Sign;
  vault: Vault;
  mail: Mail;
  jobs: Jobs;
  people: People;
  hasher: Hasher;
  leakedPasswords: LeakedPasswords;
  places: Places;
  sessions: Sessions;
  requestLimits: RequestLimits;
  live: Live;
  storage: StorageHealth;
};

/** The part of the accounts that the platform and the other slices need. */
export type Sessions = {
  /** The caller behind a session cookie, or null when it is unknown, expired or ended; at once where it is in memory. */
  callerOf(cookie: string | undefined): Caller | null | Promise<Caller | null>;
  /** The caller behind a personal API token, or null when it is unknown, has run out or was removed. */
  callerOfToken(token: string): Promise<Caller | null>;
  /** Begins a session in the transaction of what it belongs to; a person's oldest ones give way. */
  begin(tx: Db, session: SessionStart): Promise<NewSession>;
  end(sessionId: string): Promise<void>;
  /** Refuses what a session that was not confirmed lately may not do, and staff rights without a second factor. */
  demand(caller: Caller, what: { stepUp: boolean; isStaff: boolean }): Promise<void>;
  /** Gives a session another cookie, because its person has shown again who they are. */
  renew(tx: Db, sessionId: string, proof: { hasSecondFactor: boolean }): Promise<NewSession>;
  /**
   * Ends every session of a person, or all but one, in the transaction of the reason; `forget` is to follow.
   * Returns how many.
   */
  endAll(tx: Db, userId: string, butOne?: string): Promise<number>;
  /** Lets go of what this node holds of a session, which ended on another. */
  drop(sessionId: string): void;
  /** Whether a session still lets somebody in. Asking does not keep it alive. */
  isOpen(sessionId: string): Promise<boolean>;
  /** Where mail to a person goes; null for one who is disabled or gone. */
  addressOf(db: Db, userId: string): Promise<string | null>;
  /** To call after anything that a session shows of a person has changed. */
  forget(userId: string): void;
};

type SessionStart = {
  userId: string;
  remembered: boolean;
  /** By what it begins, and whether that was, or took, a second factor. */
  method: SignInMethod;
  hasSecondFactor: boolean;
  ipPrefix: string;
  place: Place | null;
  userAgent: string;
};

/** What a handler gets beside its parsed input. `caller` is there for every access but `public`. */
export type Context<A extends Access = Access> = Services & {
  caller: A extends 'public' ? Caller | null : Caller;
  request: RequestFacts;
  reply: ReplyCookies & {
    /** By which live event the person's open pages are told of the change: the page that made it need not read anew. */
    toldBy(event: number): void;
  };
};

export type RequestFacts = {
  id: string;
  ip: string;
  userAgent: string;
  /** What the caller chose, else the default; what a visitor speaks, the endpoints ask for. */
  locale: Locale;
  /** The code step that this browser is in. */
  transaction: string | undefined;
  /** The half of a sign-in that this browser has done. */
  signInStep: string | undefined;
  /** By what a browser that signed in before is known again. */
  device: string | undefined;
  /** The sign-in elsewhere that this browser has begun. */
  external: string | undefined;
};

type Handler<E extends Endpoint> = (
  received: Received<E>,
  context: Context<E['access']>,
) => Promise<Returned<E>> | Returned<E>;

/** The handlers of a slice: one for each endpoint of its contract. A missing or extra one does not compile. */
export type Handlers<Es extends Endpoints> = { [Name in keyof Es]: Handler<Es[Name]> };
