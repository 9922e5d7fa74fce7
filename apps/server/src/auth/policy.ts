import { limits } from '@longhand/contract/limits';
import { day, hour, minute, second } from '../platform/clock.ts';

/** Every limit and lifetime of the accounts; what the interface shows of them is in the contract's `limits.ts`. */
export const policy = {
  /** How long a session lives: unused, and at the longest. Remembered ones survive the browser's closing. */
  remembered: { idle: 14 * day, longest: 30 * day },
  brief: { idle: 12 * hour, longest: 24 * hour },
  /** Being seen is written down no more often than this. */
  seenEvery: 5 * minute,
  sessionsOfOne: 20,
  /** So long a request that was under way gets in with the cookie of before. */
  renewalGrace: 10 * second,
  /** As long as browsers keep a cookie at all. */
  device: 400 * day,

  /** What is dangerous is open so long after somebody showed who they are. */
  stepUp: 10 * minute,
  /** Staff rights: unused, and at the longest since the second factor. The session itself goes on. */
  staff: { idle: 30 * minute, longest: 12 * hour, seenEvery: minute },

  /** How long what was mailed holds. */
  code: limits.codeMinutes * minute,
  resetLink: limits.resetLinkMinutes * minute,
  emailChange: 30 * minute,

  /** Beyond `max` within `window` a pause of 1, 2, 4 … 15 minutes follows each further try. */
  failuresOfAccount: { max: 5, window: 15 * minute },
  failuresOfIp: { max: 30, window: 15 * minute },
  secondFactorsOfAccount: { max: 50, window: day },
  sendingsOfIp: { max: 20, window: hour },
  /** After so many in a day, from anywhere, the right password takes a mailed code too. */
  guessedAt: { max: 50, window: day },

  /** Half of a sign-in, and how often the other half may be tried. */
  signInStep: { life: 5 * minute, attempts: 5 },
  recoveryCodes: 10,
  passkeys: { challenge: 5 * minute, ofOne: 20 },
} as const;

export function lifetimeOf(remembered: boolean) {
  return remembered ? policy.remembered : policy.brief;
}
