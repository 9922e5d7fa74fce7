import { randomInt } from 'node:crypto';
import type { VerificationType } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import { after, day, hour, second } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { digest, randomToken, type Sign } from '../platform/secret.ts';
import { type CodeRow, findCode, replaceCode, spendAttempt } from './code-queries.ts';
import { isDeviceOf } from './device-queries.ts';
import { countSending } from './limits.ts';
import { policy } from './policy.ts';

type Sending = {
  email: string;
  type: VerificationType;
  locale: Locale;
  /** What the code is about, where it could be mistaken for another of its kind. */
  about?: string;
  /** What goes to the address; without `opens` the secret in its row is one that no input matches. */
  compose(tx: Db, secret: string): Promise<{ letter: Letter; opens: boolean }>;
};

/**
 * Sends a code or a link, or a mail that says why there is none, beside a decoy. Both take the same steps and answer
 * the same. The browser gets a cookie that the code is bound to.
 *
 * @returns until when it holds
 */
export async function sendCode(
  { email, type, locale, about, compose }: Sending,
  context: Context<'public'>,
): Promise<Date> {
  const { db, clock, sign, mail, reply, request } = context;
  const now = clock.now();
  const kind = { email, type };
  const key = { ...kind, asker: await askerOf(kind, context) };
  const secret = newSecret(type);
  const transaction = transactionOf(context);
  await countSending(context);

  const placed = await db.transaction(async (tx) => {
    const { letter, opens } = await compose(tx, secret);
    const row = await replaceCode(tx, {
      ...key,
      codeHash: opens ? hashSecret(sign, { ...kind, ...(about && { about }) }, secret) : null,
      transactionHash: digest(transaction),
      locale,
      expiresAt: after(now, type === 'PasswordReset' ? policy.resetLink : policy.code),
      now,
    });
    if (row !== undefined) await mail.send(tx, { to: email, locale, letter, kind: kindOf(type) });

    return row;
  });
  if (placed === undefined) throw tooSoon(await findCode(db, key), now);

  reply.set('txn', transaction, transactionSeconds);
  request.transaction = transaction; // for a second code in the same answer

  return placed.expiresAt;
}

/** Longer than a code holds, so that asking again goes on where it was. */
const transactionSeconds = hour / second;

/** A browser that is in one code step may begin another without leaving the first. */
export function transactionOf({ request }: Pick<Context, 'request'>): string {
  const held = request.transaction ?? '';

  return /^[\w-]{43}$/.test(held) ? held : randomToken();
}

type Guess = Key & { code: string; about?: string; field?: string };

/** Looks at one guess; refuses unless it is the code that this browser asked for. Returns the code's hash, to use it up. */
export async function judgeCode(
  { email, type, code, about, field = 'code' }: Guess,
  context: Context<'public'>,
): Promise<string> {
  const { db, clock, sign, request } = context;
  const now = clock.now();
  const kind = { email, type };
  const key = { ...kind, asker: await askerOf(kind, context) };
  const codeHash = hashSecret(sign, { ...kind, ...(about && { about }) }, code);
  const transactionHash = digest(request.transaction ?? '');

  const spent = await spendAttempt(db, { ...key, codeHash, transactionHash, now });
  if (spent?.isRight) return codeHash;
  if (spent !== undefined) {
    throw refuse('code_invalid', {
      fields: { [field]: 'code_invalid' },
      details: { attemptsLeft: spent.attemptsLeft },
    });
  }

  const row = await findCode(db, key);
  const isSpent = isOwn(row, transactionHash) && isOpen(row, now) && row.attemptsLeft === 0;
  throw refuse(isSpent ? 'code_attempts_spent' : 'code_expired');
}

type Key = { email: string; type: VerificationType };

/** How the code step of this browser stands; who asked for no code sees what everybody would. */
export async function readStatus(kind: Key, context: Context<'public'>) {
  const { db, clock, request } = context;
  const row = await findCode(db, { ...kind, asker: await askerOf(kind, context) });
  if (!isOwn(row, digest(request.transaction ?? ''))) return nothingAsked;

  return {
    hasActiveCode: isOpen(row, clock.now()) && row.attemptsLeft > 0,
    isRequired: row.usedAt === null,
    isUsed: row.usedAt !== null,
    remainingAttempts: row.attemptsLeft,
  };
}

/** Whether this browser is in the code step of the address. */
export async function hasAsked(kind: Key, context: Context<'public'>) {
  const { db, request } = context;
  const row = await findCode(db, { ...kind, asker: await askerOf(kind, context) });

  return isOwn(row, digest(request.transaction ?? ''));
}

/** Seconds until a code may go out once more; of what another browser asked for this one learns nothing. */
export async function secondsToResend(kind: Key, context: Context<'public'>): Promise<number> {
  const { db, clock, request } = context;
  const row = await findCode(db, { ...kind, asker: await askerOf(kind, context) });

  return isOwn(row, digest(request.transaction ?? '')) ? secondsOfPause(row, clock.now()) : 0;
}

/** What anybody may ask for on behalf of an address, strangers among them. */
const askedByAnybody: readonly VerificationType[] = ['SignIn', 'PasswordReset'];

/** Known and unknown addresses take the same question. */
async function askerOf({ email, type }: Key, { db, request }: Context<'public'>): Promise<string> {
  if (request.device === undefined || !askedByAnybody.includes(type)) return '';
  const deviceHash = digest(request.device);

  return (await isDeviceOf(db, { email, deviceHash })) ? deviceHash : '';
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

function newSecret(type: VerificationType): string {
  if (type === 'PasswordReset') return randomToken();

  return String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
}

/** The purpose is signed with it: a code of one is no code of another. A link is found by its hash alone. */
export function hashSecret(
  sign: Sign,
  { email, type, about }: Key & { about?: string },
  secret: string,
): string {
  if (type === 'PasswordReset') return sign('codes', type, secret);

  return sign('codes', type, email, ...(about === undefined ? [] : [about]), secret);
}

function kindOf(type: VerificationType): string {
  return type.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

function tooSoon(row: CodeRow | undefined, now: Date) {
  const pause = row === undefined ? limits.codeResendSeconds : secondsOfPause(row, now);

  return refuse('rate_limited', { details: { retryAfterSeconds: Math.max(1, pause) } });
}

function secondsOfPause({ sentAt, ...row }: CodeRow, now: Date): number {
  const ends = [
    after(sentAt, limits.codeResendSeconds * second),
    ...(row.sentInHour >= limits.codesPerHour ? [after(row.hourFrom, hour)] : []),
    ...(row.sentInDay >= limits.codesPerDay ? [after(row.dayFrom, day)] : []),
  ].map((end) => end.getTime() - now.getTime());

  return Math.max(0, Math.ceil(Math.max(...ends) / second));
}
