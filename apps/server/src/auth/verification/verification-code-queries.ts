import { limits } from '@longhand/contract/limits';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { addMilliseconds, day, hour, second } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { isEqualConstantTime } from '../../platform/secret.ts';
import { authCodes } from '../tables.ts';

export type CodeRow = typeof authCodes.$inferSelect;
type CodeKey = Pick<CodeRow, 'email' | 'type' | 'asker'>;
type NewCode = CodeKey &
  Pick<CodeRow, 'codeHash' | 'transactionHash' | 'locale' | 'expiresAt'> & { now: Date };

const hasKind = ({ email, type }: Omit<CodeKey, 'asker'>) =>
  and(eq(authCodes.email, email), eq(authCodes.type, type));

const hasKey = ({ asker, ...kind }: CodeKey) => and(hasKind(kind), eq(authCodes.asker, asker));

/**
 * Replaces the previous code and counts the send in one statement. Undefined when the previous code is less than a minute old or a send
 * limit is reached. While the previous code is still valid, its remaining attempts carry over.
 */
export async function replaceCode(db: Db, code: NewCode): Promise<CodeRow | undefined> {
  const { now, ...given } = code;
  const values = {
    ...given,
    attemptsLeft: limits.codeAttempts,
    sentAt: now,
    usedAt: null,
  };
  const counts = { hourFrom: now, sentInHour: 1, dayFrom: now, sentInDay: 1 };
  const hourAgo = addMilliseconds(now, -hour).toISOString();
  const dayAgo = addMilliseconds(now, -day).toISOString();
  const isLive = sql`(${authCodes.usedAt} is null and ${authCodes.attemptsLeft} > 0
    and ${authCodes.expiresAt} > ${now.toISOString()}::timestamptz)`;
  const newHour = sql`${authCodes.hourFrom} <= ${hourAgo}::timestamptz`;
  const newDay = sql`${authCodes.dayFrom} <= ${dayAgo}::timestamptz`;
  const pause = addMilliseconds(now, -limits.codeResendSeconds * second).toISOString();

  const [saved] = await db
    .insert(authCodes)
    .values({ ...values, ...counts })
    .onConflictDoUpdate({
      target: [authCodes.email, authCodes.type, authCodes.asker],
      set: {
        ...values,
        attemptsLeft: sql`case when ${isLive} then ${authCodes.attemptsLeft} else ${limits.codeAttempts} end`,
        hourFrom: sql`case when ${newHour} then excluded.hour_from else ${authCodes.hourFrom} end`,
        sentInHour: sql`case when ${newHour} then 1 else ${authCodes.sentInHour} + 1 end`,
        dayFrom: sql`case when ${newDay} then excluded.day_from else ${authCodes.dayFrom} end`,
        sentInDay: sql`case when ${newDay} then 1 else ${authCodes.sentInDay} + 1 end`,
      },
      setWhere: sql`${authCodes.sentAt} <= ${pause}::timestamptz
        and (${newHour} or ${authCodes.sentInHour} < ${limits.codesPerHour})
        and (${newDay} or ${authCodes.sentInDay} < ${limits.codesPerDay})`,
    })
    .returning();

  return saved;
}

export async function findCode(db: Db, key: CodeKey): Promise<CodeRow | undefined> {
  const [found] = await db.select().from(authCodes).where(hasKey(key)).limit(1);

  return found;
}

/** Finds an open code by its hash alone, for links, whose secret cannot be guessed. */
export async function findOpenCode(
  db: Db,
  { type, codeHash, now }: Pick<CodeRow, 'type'> & { codeHash: string; now: Date },
): Promise<CodeRow | undefined> {
  const isOpen = and(isNull(authCodes.usedAt), gt(authCodes.expiresAt, now));
  const [found] = await db
    .select()
    .from(authCodes)
    .where(and(eq(authCodes.codeHash, codeHash), eq(authCodes.type, type), isOpen))
    .limit(1);

  return found;
}

/**
 * Uses one attempt, right or wrong, in one statement, so that concurrent guesses cannot exceed the limit. Undefined when no attempt is
 * left.
 */
export async function consumeCodeAttempt(
  db: Db,
  guess: CodeKey & { transactionHash: string; codeHash: string; now: Date },
): Promise<{ isCorrect: boolean; attemptsLeft: number } | undefined> {
  const [consumed] = await db
    .update(authCodes)
    .set({ attemptsLeft: sql`${authCodes.attemptsLeft} - 1` })
    .where(
      and(
        hasKey(guess),
        eq(authCodes.transactionHash, guess.transactionHash),
        isNull(authCodes.usedAt),
        gt(authCodes.expiresAt, guess.now),
        gt(authCodes.attemptsLeft, 0),
      ),
    )
    .returning({ codeHash: authCodes.codeHash, attemptsLeft: authCodes.attemptsLeft });

  const isCorrect =
    consumed?.codeHash != null && isEqualConstantTime(consumed.codeHash, guess.codeHash);

  return consumed && { isCorrect, attemptsLeft: consumed.attemptsLeft };
}

/** Marks a correct code as used, once. Call it in the transaction of the action that the code allows. */
export async function consumeCode(
  db: Db,
  { codeHash, now, ...kind }: Omit<CodeKey, 'asker'> & { codeHash: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(authCodes)
    .set({ usedAt: now })
    .where(
      and(
        hasKind(kind),
        isNotNull(authCodes.codeHash),
        eq(authCodes.codeHash, codeHash),
        isNull(authCodes.usedAt),
        gt(authCodes.expiresAt, now),
      ),
    )
    .returning({ email: authCodes.email });

  return used.length === 1;
}

/** Invalidates all open codes of this email and type, whichever browser requested them. */
export async function voidCodes(
  tx: Db,
  { now, ...kind }: Omit<CodeKey, 'asker'> & { now: Date },
): Promise<void> {
  await tx
    .update(authCodes)
    .set({ usedAt: now })
    .where(and(hasKind(kind), isNull(authCodes.usedAt)));
}
