import { refuse } from '@longhand/contract/errors';
import { hour, minute, second } from '../platform/clock.ts';
import type { Context } from '../platform/http/context.ts';
import { ipPrefix, isFromHere } from '../platform/http/ip-prefix.ts';
import { forgive, giveBack, type Limit, spend } from './limit-queries.ts';

const failuresOfAccount: Limit = { max: 5, window: 15 * minute };
const failuresOfRange: Limit = { max: 30, window: 15 * minute };
const sendingsOfRange: Limit = { max: 20, window: hour };

type Counting = Pick<Context, 'db' | 'clock' | 'sign' | 'request'>;

/** Counts a code that is to be sent on account of the address range that asks. */
export async function countSending(context: Counting): Promise<void> {
  if (isFromHere(context.request.ip)) return;

  await demand(context, `send:${ipPrefix(context.request.ip)}`, sendingsOfRange);
}

/**
 * Counts a guess at a code or a password before it is looked at; `tookBack` when it turned out not to be a wrong one.
 * Requests from this machine are counted by account alone: they may come through a proxy that is not named.
 */
export async function countGuess(context: Counting, email?: string) {
  const { db, request, sign } = context;
  const prefix = ipPrefix(request.ip);
  const ofRange = `fail:${prefix}`;
  const ofAccount = email && `fail:${prefix}:${sign('addresses', email)}`;
  const countsRange = !isFromHere(request.ip);
  if (ofAccount !== undefined) await demand(context, ofAccount, failuresOfAccount);
  if (countsRange) await demand(context, ofRange, failuresOfRange);

  return {
    async takeBack() {
      if (ofAccount !== undefined) await giveBack(db, ofAccount, failuresOfAccount.max);
      if (countsRange) await giveBack(db, ofRange, failuresOfRange.max);
    },
    async wasRight() {
      if (ofAccount !== undefined) await forgive(db, ofAccount);
      if (countsRange) await giveBack(db, ofRange, failuresOfRange.max);
    },
  };
}

async function demand({ db, clock }: Counting, key: string, limit: Limit): Promise<void> {
  const now = clock.now();
  const until = await spend(db, { key, now, ...limit });
  if (until === undefined) return;

  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second));
  throw refuse('rate_limited', { details: { retryAfterSeconds } });
}
