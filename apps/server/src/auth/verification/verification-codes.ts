import { randomInt } from 'node:crypto';
import type { VerificationType } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import { addMilliseconds, day, hour, second } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import { digest, randomToken, type Sign } from '../../platform/secret.ts';
import { isKnownDevice } from '../devices/device-queries.ts';
import { countSentCode } from '../limits/rate-limits.ts';
import { policy } from '../policy.ts';
import {
  type CodeRow,
  consumeCodeAttempt,
  findCode,
  replaceCode,
} from './verification-code-queries.ts';

type CodeRequest = {
  email: string;
  type: VerificationType;
  locale: Locale;
  /** Binds the code to one object, such as the new email address, where codes of the same type could be confused. */
  about?: string;
  /** The email to send. With `isUsable: false` the stored hash is null, so no input matches. */
  compose(tx: Db, secret: string): Promise<{ letter: EmailContent; isUsable: boolean }>;
};

/**
 * Sends a code or a link, or an email that says why there is none and stores a decoy row. Both cases take the same steps and get the same
 * reply, so that nobody can find out which addresses have accounts. Sets a cookie that the code is bound to.
 *
 * @returns when the code expires
 */
export async function sendCode(
  { email, type, locale, about, compose }: CodeRequest,
  context: Context<'public'>,
): Promise<Date> {
  const { db, clock, sign, mail, reply, request } = context;
  const now = clock.now();
  const kind = { email, type };
  const key = { ...kind, asker: await findAsker(kind, context) };
  const secret = newSecret(type);
  const transactionToken = transactionTokenOf(context);
  await countSentCode(context);

  const saved = await db.transaction(async (tx) => {
    const { letter, isUsable } = await compose(tx, secret);
    const row = await replaceCode(tx, {
      ...key,
      codeHash: isUsable ? hashSecret(sign, { ...kind, ...(about && { about }) }, secret) : null,
      transactionHash: digest(transactionToken),
      locale,
      expiresAt: addMilliseconds(
        now,
        type === 'PasswordReset' ? policy.resetLinkLifetime : policy.codeLifetime,
      ),
      now,
    });
    if (row !== undefined)
      await mail.send(tx, { to: email, locale, content: letter, kind: emailKindOf(type) });

    return row;
  });
  if (saved === undefined) throw resendRefusal(await findCode(db, key), now);

  reply.set('txn', transactionToken, transactionCookieSeconds);
  request.transactionToken = transactionToken; // for a second code in the same response

  return saved.expiresAt;
}

/** Longer than a code is valid, so that a resend continues the same flow. */
const transactionCookieSeconds = hour / second;

/** Reuses the token in the cookie, so that a browser can have several code flows open at once. */
export function transactionTokenOf({ request }: Pick<Context, 'request'>): string {
  const held = request.transactionToken ?? '';

  return /^[\w-]{43}$/.test(held) ? held : randomToken();
}

type CodeGuess = CodePurpose & { code: string; about?: string; field?: string };

/** Checks a code and counts the attempt. Refuses any code other than the one this browser requested. Returns its hash for `consumeCode`. */
export async function verifyCode(
  { email, type, code, about, field = 'code' }: CodeGuess,
  context: Context<'public'>,
): Promise<string> {
  const { db, clock, sign, request } = context;
  const now = clock.now();
  const kind = { email, type };
  const key = { ...kind, asker: await findAsker(kind, context) };
  const codeHash = hashSecret(sign, { ...kind, ...(about && { about }) }, code);
  const transactionHash = digest(request.transactionToken ?? '');

  const attempt = await consumeCodeAttempt(db, { ...key, codeHash, transactionHash, now });
  if (attempt?.isCorrect) return codeHash;
  if (attempt !== undefined) {
    throw refuse('code_invalid', {
      fields: { [field]: 'code_invalid' },
      details: { attemptsLeft: attempt.attemptsLeft },
    });
  }

  const row = await findCode(db, key);
  const isExhausted =
    isRequestedHere(row, transactionHash) && isOpen(row, now) && row.attemptsLeft === 0;
  throw refuse(isExhausted ? 'code_attempts_spent' : 'code_expired');
}

type CodePurpose = { email: string; type: VerificationType };

/** Status of the code that this browser requested. Other browsers get the same answer for every address. */
export async function readCodeStatus(kind: CodePurpose, context: Context<'public'>) {
  const { db, clock, request } = context;
  const row = await findCode(db, { ...kind, asker: await findAsker(kind, context) });
  if (!isRequestedHere(row, digest(request.transactionToken ?? ''))) return noCodeStatus;

  return {
    hasActiveCode: isOpen(row, clock.now()) && row.attemptsLeft > 0,
    isRequired: row.usedAt === null,
    isUsed: row.usedAt !== null,
    remainingAttempts: row.attemptsLeft,
  };
}

/** Whether this browser requested a code for this address. */
export async function hasRequestedCode(kind: CodePurpose, context: Context<'public'>) {
  const { db, request } = context;
  const row = await findCode(db, { ...kind, asker: await findAsker(kind, context) });

  return isRequestedHere(row, digest(request.transactionToken ?? ''));
}

/** Seconds until a code may be sent again; 0 for a code that another browser requested, so that nothing is disclosed. */
export async function secondsUntilResend(
  kind: CodePurpose,
  context: Context<'public'>,
): Promise<number> {
  const { db, clock, request } = context;
  const row = await findCode(db, { ...kind, asker: await findAsker(kind, context) });

  return isRequestedHere(row, digest(request.transactionToken ?? ''))
    ? resendPauseSeconds(row, clock.now())
    : 0;
}

/** Code types that anyone can request for an address without being signed in. */
const publicCodeTypes: readonly VerificationType[] = ['SignIn', 'PasswordReset'];

/** The query runs for known and unknown addresses alike, so that timing discloses nothing. */
async function findAsker(
  { email, type }: CodePurpose,
  { db, request }: Context<'public'>,
): Promise<string> {
  if (request.deviceToken === undefined || !publicCodeTypes.includes(type)) return '';
  const deviceHash = digest(request.deviceToken);

  return (await isKnownDevice(db, { email, deviceHash })) ? deviceHash : '';
}

const noCodeStatus = {
  hasActiveCode: false,
  isRequired: true,
  isUsed: false,
  remainingAttempts: 0,
};

function isRequestedHere(row: CodeRow | undefined, transactionHash: string): row is CodeRow {
  return row?.transactionHash === transactionHash;
}

function isOpen(row: CodeRow, now: Date): boolean {
  return row.usedAt === null && row.expiresAt > now;
}

function newSecret(type: VerificationType): string {
  if (type === 'PasswordReset') return randomToken();

  return String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
}

/** The type and address are part of the signature, so a code of one type is not valid as another. A link is found by its hash alone. */
export function hashSecret(
  sign: Sign,
  { email, type, about }: CodePurpose & { about?: string },
  secret: string,
): string {
  if (type === 'PasswordReset') return sign('codes', type, secret);

  return sign('codes', type, email, ...(about === undefined ? [] : [about]), secret);
}

function emailKindOf(type: VerificationType): string {
  return type.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

function resendRefusal(row: CodeRow | undefined, now: Date) {
  const pause = row === undefined ? limits.codeResendSeconds : resendPauseSeconds(row, now);

  return refuse('rate_limited', { details: { retryAfterSeconds: Math.max(1, pause) } });
}

function resendPauseSeconds({ sentAt, ...row }: CodeRow, now: Date): number {
  const ends = [
    addMilliseconds(sentAt, limits.codeResendSeconds * second),
    ...(row.sentInHour >= limits.codesPerHour ? [addMilliseconds(row.hourFrom, hour)] : []),
    ...(row.sentInDay >= limits.codesPerDay ? [addMilliseconds(row.dayFrom, day)] : []),
  ].map((end) => end.getTime() - now.getTime());

  return Math.max(0, Math.ceil(Math.max(...ends) / second));
}
