import { limits } from '@longhand/contract/limits';
import { day, hour, minute, second } from '../platform/clock.ts';

/** Rate limits of sign-in, and lifetimes of sessions and codes. Those that the interface shows come from the contract's `limits.ts`. */
export const policy = {
  /** Session timeouts: idle and absolute. Remembered sessions survive closing the browser. */
  remembered: { idle: 14 * day, lifetime: 30 * day },
  browserSession: { idle: 12 * hour, lifetime: 24 * hour },
  /** Minimum interval between updates of `seenAt`. */
  touchInterval: 5 * minute,
  maxSessions: 20,
  /** How long the previous session secret remains valid after rotation, for requests in flight. */
  renewalGrace: 10 * second,
  /** The longest cookie lifetime that browsers allow. */
  deviceCookie: 400 * day,

  /** How long a step-up is valid. */
  stepUp: 10 * minute,
  /** Staff rights: idle timeout, and absolute lifetime since the second factor. The session itself continues. */
  staff: { idle: 30 * minute, lifetime: 12 * hour, touchInterval: minute },

  /** Validity of emailed codes and links. */
  codeLifetime: limits.codeMinutes * minute,
  resetLinkLifetime: limits.resetLinkMinutes * minute,
  emailChangeLifetime: 30 * minute,

  /** From `max` attempts within `window` on, each further attempt blocks for 1, 2, 4 … 15 minutes. */
  accountFailures: { max: 5, window: 15 * minute },
  ipFailures: { max: 30, window: 15 * minute },
  accountSecondFactors: { max: 50, window: day },
  ipSentCodes: { max: 20, window: hour },
  /** From this many attempts a day, from any address, a correct password requires an emailed code as well. */
  bruteForce: { max: 50, window: day },

  /** Second-factor step of a sign-in: its lifetime and number of attempts. */
  signInStep: { lifetime: 5 * minute, attempts: 5 },
  recoveryCodeCount: 10,
  passkeys: { challengeLifetime: 5 * minute, maxPerUser: 20 },
} as const;

export function lifetimeOf(remembered: boolean) {
  return remembered ? policy.remembered : policy.browserSession;
}
