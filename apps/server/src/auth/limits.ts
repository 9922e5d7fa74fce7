import { refuse } from '@longhand/contract/errors';
import { hour, minute, second } from '../platform/clock.ts';
import type { Context } from '../platform/http/context.ts';
import { ipOfOne, ipPrefix, isFromHere } from '../platform/http/ip-prefix.ts';
import { forgive, giveBack, type Limit, spend } from './limit-queries.ts';

const failuresOfAccount: Limit = { max: 5, window: 15 * minute };
const failuresOfIp: Limit = { max: 30, window: 15 * minute };
const sendingsOfIp: Limit = { max: 20, window: hour };

type Counting = Pick<Context, 'db' | 'clock' | 'sign' | 'request'>;

/** Counts a code that is to be sent on account of the address that asks. */
export async function countSending(context: Counting): Promise<void> {
  if (isFromHere(context.request.ip)) return;

  await demand(context, `send:${ipOfOne(context.request.ip)}`, sendingsOfIp);
}

/**
 * Counts a guess at a code or a password before it is looked at; to be taken back when it could not be.
 * Requests from this machine are counted by account alone: they may come through a proxy that is not named.
 */
export async function countGuess(context: Counting, email?: string) {
  const { db, request, sign } = context;
  const ofIp = `fail:${ipOfOne(request.ip)}`;
  const ofAccount = email && `fail:${ipPrefix(request.ip)}:${sign('addresses', email)}`;
  const countsIp = !isFromHere(request.ip);
  if (ofAccount !== undefined) await demand(context, ofAccount, failuresOfAccount);
  if (countsIp) await demand(context, ofIp, failuresOfIp);

  return {
    async takeBack() {
      if (ofAccount !== undefined) await giveBack(db, ofAccount, failuresOfAccount.max);
      if (countsIp) await giveBack(db, ofIp, failuresOfIp.max);
    },
    async wasRight() {
      if (ofAccount !== undefined) await forgive(db, ofAccount);
      if (countsIp) await giveBack(db, ofIp, failuresOfIp.max);
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
