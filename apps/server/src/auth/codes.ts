import { randomInt } from 'node:crypto';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import { after, day, hour, second } from '../platform/clock.ts';
import type { Context } from '../platform/http/context.ts';
import { digest, randomToken, type Sign } from '../platform/secret.ts';
import { type CodeRow, findCode, replaceCode, spendAttempt } from './code-queries.ts';
import { accountExistsLetter, signupCodeLetter } from './letters.ts';
import { countSending } from './limits.ts';
import { findUserByEmail } from './user-queries.ts';

type Asking = { email: string; locale: Locale };

/**
 * Sends a sign-up code, or to an address with an account a mail that says so beside a code that no input matches.
 * Both take the same steps and answer the same. The browser gets a cookie that the code is bound to.
 *
 * @returns until when the code holds
 */
export async function sendCode({ email, locale }: Asking, context: Context<'public'>) {
  const { db, clock, sign, mail, config, reply } = context;
  const now = clock.now();
  const key = { email, type: 'Signup' } as const;
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
  const transaction = randomToken();
  await countSending(context);

  const placed = await db.transaction(async (tx) => {
    const isKnown = (await findUserByEmail(tx, email)) !== undefined;
    const row = await replaceCode(tx, {
      ...key,
      codeHash: isKnown ? null : hashCode(sign, email, code),
      transactionHash: digest(transaction),
      locale,
      now,
    });
    if (row === undefined) return undefined;

    const letter = isKnown
      ? accountExistsLetter(locale, config.PUBLIC_URL)
      : signupCodeLetter(locale, config.PUBLIC_URL, code);
    await mail.send(tx, { to: email, locale, letter, kind: 'signup' });

    return row;
  });
  if (placed === undefined) throw tooSoon(await findCode(db, key), now);

  reply.set('txn', transaction, transactionSeconds);

  return placed.expiresAt;
}

/** Longer than a code holds, so that asking again goes on where it was. */
const transactionSeconds = hour / second;

/** Looks at one guess; refuses unless it is the code that this browser asked for. Returns the code's hash, to use it up. */
export async function judgeCode(
  guess: { email: string; code: string },
  context: Context<'public'>,
) {
  const { db, clock, sign, request } = context;
  const now = clock.now();
  const key = { email: guess.email, type: 'Signup' } as const;
  const codeHash = hashCode(sign, guess.email, guess.code);
  const transactionHash = digest(request.transaction ?? '');

  const spent = await spendAttempt(db, { ...key, codeHash, transactionHash, now });
  if (spent?.isRight) return codeHash;
  if (spent !== undefined) {
    throw refuse('code_invalid', {
      fields: { code: 'code_invalid' },
      details: { attemptsLeft: spent.attemptsLeft },
    });
  }

  const row = await findCode(db, key);
  const isSpent = isOwn(row, transactionHash) && isOpen(row, now) && row.attemptsLeft === 0;
  throw refuse(isSpent ? 'code_attempts_spent' : 'code_expired');
}

/** How the code step of this browser stands; who asked for no code sees what everybody would. */
export async function readStatus(email: string, { db, clock, request }: Context<'public'>) {
  const row = await findCode(db, { email, type: 'Signup' });
  if (!isOwn(row, digest(request.transaction ?? ''))) return nothingAsked;

  return {
    hasActiveCode: isOpen(row, clock.now()) && row.attemptsLeft > 0,
    isRequired: row.usedAt === null,
    isUsed: row.usedAt !== null,
    remainingAttempts: row.attemptsLeft,
  };
}

/** Whether this browser is in the code step of the address. */
export async function hasAsked(email: string, { db, request }: Context<'public'>) {
  const row = await findCode(db, { email, type: 'Signup' });

  return isOwn(row, digest(request.transaction ?? ''));
}

const nothingAsked = {
  hasActiveCode: false,
  isRequired: true,
  isUsed: false,
  remainingAttempts: 0,
};

function isOwn(row: CodeRow | undefined, transactionHash: string): row is CodeRow {
  return row?.transactionHash === transactionHash;
}

function isOpen(row: CodeRow, now: Date): boolean {
  return row.usedAt === null && row.expiresAt > now;
}

function hashCode(sign: Sign, email: string, code: string): string {
  return sign('codes', 'Signup', email, code);
}

function tooSoon(row: CodeRow | undefined, now: Date) {
  const pause = after(row?.sentAt ?? now, limits.codeResendSeconds * second);
  const isHourFull = row !== undefined && row.sentInHour >= limits.codesPerHour;
  const isDayFull = row !== undefined && row.sentInDay >= limits.codesPerDay;
  const ends = [
    pause,
    ...(isHourFull ? [after(row.hourFrom, hour)] : []),
    ...(isDayFull ? [after(row.dayFrom, day)] : []),
  ].map((end) => end.getTime() - now.getTime());
  const retryAfterSeconds = Math.max(1, Math.ceil(Math.max(...ends) / second));

  return refuse('rate_limited', { details: { retryAfterSeconds } });
}
