import { refuse } from '@longhand/contract/errors';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/http/context.ts';
import { ipOfOne, ipPrefix, isFromHere } from '../platform/http/ip-prefix.ts';
import { forgive, giveBack, type Limit, spend, tally } from './limit-queries.ts';
import { policy } from './policy.ts';

type Counting = Pick<Context, 'db' | 'clock' | 'sign' | 'request'>;

/** Counts a code that is to be sent on account of the address that asks. */
export async function countSending(context: Counting): Promise<void> {
  if (isFromHere(context.request.ip)) return;

  await demand(context, `send:${ipOfOne(context.request.ip)}`, policy.sendingsOfIp);
}

type Count = Limit & { key: string };

/**
 * Counts a guess before it is looked at: at a password or a second factor by account and address range and by IP, at a
 * mailed code by IP alone, because its own attempts are few. To be taken back when it could not be looked at, and
 * forgiven when somebody is in: not before, or the right password would make room for guesses at the second factor.
 * Requests from this machine are counted by account alone: they may come through a proxy that is not named.
 */
export async function countGuess(
  context: Counting,
  { email, isSecondFactor = false }: { email?: string; isSecondFactor?: boolean } = {},
) {
  const { db, clock, request } = context;
  const ofRange =
    email === undefined ? [] : [{ key: keyOfRange(context, email), ...policy.failuresOfAccount }];
  const ofIp = isFromHere(request.ip)
    ? []
    : [{ key: `fail:${ipOfOne(request.ip)}`, ...policy.failuresOfIp }];
  const ofSecond =
    email === undefined || !isSecondFactor
      ? []
      : [{ key: `second:${context.sign('addresses', email)}`, ...policy.secondFactorsOfAccount }];
  const counts: readonly Count[] = [...ofRange, ...ofIp, ...ofSecond];
  for (const { key, ...limit } of counts) await demand(context, key, limit);

  const dayKey = email && !isSecondFactor && keyOfDay(context, email);
  const today = dayKey
    ? await tally(db, { key: dayKey, now: clock.now(), window: policy.guessedAt.window })
    : 0;
  const takeBack = async () => {
    for (const { key, max } of counts) await giveBack(db, key, max);
    if (dayKey) await giveBack(db, dayKey, policy.guessedAt.max);
  };

  return {
    /** Whether so many guesses came in a day that the password alone is not enough. */
    isGuessedAt: today > policy.guessedAt.max,
    takeBack,
    async wasRight() {
      await takeBack();
      for (const { key } of ofRange) await forgive(db, key);
    },
  };
}

/** A wrong mailed code counts as a failure of the account like every other; it was looked at already. */
export async function countFailure(context: Counting, email: string): Promise<void> {
  const { db, clock } = context;
  const [key, now] = [keyOfRange(context, email), clock.now()];
  await spend(db, { key, now, ...policy.failuresOfAccount });
  await tally(db, { key: keyOfDay(context, email), now, window: policy.guessedAt.window });
}

function keyOfRange({ sign, request }: Pick<Counting, 'sign' | 'request'>, email: string): string {
  return `fail:${ipPrefix(request.ip)}:${sign('addresses', email)}`;
}

function keyOfDay({ sign }: Pick<Counting, 'sign'>, email: string): string {
  return `day:${sign('addresses', email)}`;
}

async function demand({ db, clock }: Counting, key: string, limit: Limit): Promise<void> {
  const now = clock.now();
  const until = await spend(db, { key, now, ...limit });
  if (until === undefined) return;

  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second));
  throw refuse('rate_limited', { details: { retryAfterSeconds } });
}
