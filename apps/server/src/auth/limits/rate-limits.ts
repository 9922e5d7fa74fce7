import { refuse } from '@longhand/contract/errors';
import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { clientAddressOf, ipPrefix, isLoopbackAddress } from '../../platform/http/ip-prefix.ts';
import { policy } from '../policy.ts';
import {
  countLimitedAttempt,
  incrementCounter,
  type RateLimit,
  resetCounter,
  undoAttempt,
} from './rate-limit-queries.ts';

type RateLimitContext = Pick<Context, 'db' | 'clock' | 'sign' | 'request'>;

/** Counts a code sent at the request of this IP address. */
export async function countSentCode(context: RateLimitContext): Promise<void> {
  if (isLoopbackAddress(context.request.ip)) return;

  await enforceRateLimit(
    context,
    `send:${clientAddressOf(context.request.ip)}`,
    policy.ipSentCodes,
  );
}

type RateLimitCounter = RateLimit & { key: string };

/**
 * Counts an attempt before it is checked, and refuses it with `rate_limited` above one of these limits of `policy`:
 *
 * - `accountFailures`, by email and address range: passwords and second factors;
 * - `ipFailures`, by IP: all attempts, but not local requests, because they may come through an unlisted proxy;
 * - `accountSecondFactors`, by email: second factors.
 *
 * `bruteForce`, by email, refuses nothing: above it, a correct password requires an emailed code as well. Emailed codes are counted by IP
 * only, because each code has few attempts; `countFailure` counts the wrong ones. Call `undo` when the attempt could not be checked and
 * `succeed` once the user is signed in, not before: otherwise a correct password would reset the limit for second-factor guesses.
 */
export async function countAttempt(
  context: RateLimitContext,
  { email, isSecondFactor = false }: { email?: string; isSecondFactor?: boolean } = {},
) {
  const { db, clock, request } = context;
  const rangeCounters =
    email === undefined ? [] : [{ key: rangeKey(context, email), ...policy.accountFailures }];
  const ipCounters = isLoopbackAddress(request.ip)
    ? []
    : [{ key: `fail:${clientAddressOf(request.ip)}`, ...policy.ipFailures }];
  const secondFactorCounters =
    email === undefined || !isSecondFactor
      ? []
      : [{ key: `second:${context.sign('addresses', email)}`, ...policy.accountSecondFactors }];
  const counters: readonly RateLimitCounter[] = [
    ...rangeCounters,
    ...ipCounters,
    ...secondFactorCounters,
  ];
  for (const { key, ...limit } of counters) await enforceRateLimit(context, key, limit);

  const dayKey = email && !isSecondFactor && dayKeyOf(context, email);
  const today = dayKey
    ? await incrementCounter(db, {
        key: dayKey,
        now: clock.now(),
        window: policy.bruteForce.window,
      })
    : 0;
  const undo = async () => {
    for (const { key, max } of counters) await undoAttempt(db, key, max);
    if (dayKey) await undoAttempt(db, dayKey, policy.bruteForce.max);
  };

  return {
    /** Too many attempts today: the password alone is not enough. */
    isUnderBruteForce: today > policy.bruteForce.max,
    undo,
    async succeed() {
      await undo();
      for (const { key } of rangeCounters) await resetCounter(db, key);
    },
  };
}

/** Counts a wrong emailed code, after it was checked, as a failure of the account. */
export async function countFailure(context: RateLimitContext, email: string): Promise<void> {
  const { db, clock } = context;
  const [key, now] = [rangeKey(context, email), clock.now()];
  await countLimitedAttempt(db, { key, now, ...policy.accountFailures });
  await incrementCounter(db, {
    key: dayKeyOf(context, email),
    now,
    window: policy.bruteForce.window,
  });
}

function rangeKey(
  { sign, request }: Pick<RateLimitContext, 'sign' | 'request'>,
  email: string,
): string {
  return `fail:${ipPrefix(request.ip)}:${sign('addresses', email)}`;
}

function dayKeyOf({ sign }: Pick<RateLimitContext, 'sign'>, email: string): string {
  return `day:${sign('addresses', email)}`;
}

async function enforceRateLimit(
  { db, clock }: RateLimitContext,
  key: string,
  limit: RateLimit,
): Promise<void> {
  const now = clock.now();
  const until = await countLimitedAttempt(db, { key, now, ...limit });
  if (until === undefined) return;

  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second));
  throw refuse('rate_limited', { details: { retryAfterSeconds } });
}
