import type { authWaitlist, WaitlistPosition } from '@longhand/contract/auth-waitlist';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { v7 as uuid, validate } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { isEqualConstantTime, type Sign } from '../../platform/secret.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { codeEmail } from '../email-templates.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { findUserByEmail } from '../user-queries.ts';
import { consumeCode, findCode } from '../verification/verification-code-queries.ts';
import { sendCode, verifyCode } from '../verification/verification-codes.ts';
import { waitlistPositionEmail } from './email-templates.ts';
import {
  deleteWaitlistEntry,
  findWaitlistEntry,
  joinWaitlist,
  listWaitlistEntries,
  readPosition,
  type WaitlistEntryRow,
} from './queries.ts';

export const waitlistHandlers: Omit<Handlers<typeof authWaitlist>, 'inviteFromWaitlist'> = {
  async joinWaitlist({ body: { email, locale = 'en' } }, context) {
    const expiresAt = await sendWaitlistCode({ email, locale }, context);

    return {
      success: true,
      message: 'A verification code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
    };
  },

  async verifyWaitlist({ body: { email, code } }, context) {
    requireWaitlistOpen(context);
    const { config, clock, db, mail, reply, sign } = context;
    const attempt = await countAttempt(context);
    const codeGuess = { email, type: 'Waitlist', code } as const;
    const codeHash = await verifyCode(codeGuess, context).catch(async (refusal) => {
      await recordAuditEvent('code_refused', { email }, context);
      throw refusal;
    });
    await attempt.succeed();

    const answer = await db.transaction(async (tx) => {
      const now = clock.now();
      if (!(await consumeCode(tx, { ...codeGuess, codeHash, now }))) throw refuse('code_expired');
      if ((await findUserByEmail(tx, email)) !== undefined) throw refuse('email_taken');
      const { locale = 'en' } = (await findCode(tx, { ...codeGuess, asker: '' })) ?? {};
      const row = { id: uuid(), email, locale, joinedAt: now, invitedAt: null };
      const entry = await joinWaitlist(tx, row);
      const place = await waitlistPlaceOf(tx, entry);
      const token = signWaitlistToken(sign, entry.id);
      const content = waitlistPositionEmail(locale, config, { ...place, token });
      await mail.send(tx, { to: email, locale, content, kind: 'waitlist_place' });
      await recordAuditEvent('waitlist_joined', { email, db: tx }, context);

      return { ...place, token };
    });
    reply.clear('txn');

    return answer;
  },

  async readWaitlistPosition({ body: { token } }, { db, sign }) {
    const id = verifyWaitlistToken(sign, token);
    const found = id === null ? undefined : await findWaitlistEntry(db, id);
    if (found === undefined) throw refuse('waitlist_link_invalid');

    return waitlistPlaceOf(db, found);
  },

  async leaveWaitlist({ body: { token } }, context) {
    const { db, sign } = context;
    const id = verifyWaitlistToken(sign, token);
    if (id !== null) {
      await deleteWaitlistEntry(db, id);
      await recordAuditEvent('waitlist_left', {}, context);
    }

    return { success: true };
  },

  async listWaitlist({ query: { page, size } }, { db }) {
    const { items, total } = await listWaitlistEntries(db, {
      limit: size,
      offset: (page - 1) * size,
    });

    return {
      total,
      items: items.map(({ id, email, joinedAt, invitedAt }) => ({
        id,
        email,
        joinedAt: joinedAt.toISOString(),
        invitedAt: invitedAt?.toISOString() ?? null,
      })),
    };
  },
};

/** Sends a code to any address. Whether it has an account is disclosed only after verification. */
export async function sendWaitlistCode(
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  requireWaitlistOpen(context);
  const { config } = context;
  const compose = async (_tx: unknown, code: string) => ({
    letter: codeEmail('waitlistCode', locale, config, code),
    isUsable: true,
  });
  const expiresAt = await sendCode({ email, type: 'Waitlist', locale, compose }, context);
  await recordAuditEvent('code_sent', { email }, context);

  return expiresAt;
}

function requireWaitlistOpen({ config }: Context<'public'>): void {
  if (config.SIGNUP_MODE !== 'waitlist') throw refuse('waitlist_closed');
}

async function waitlistPlaceOf(db: Db, row: WaitlistEntryRow): Promise<WaitlistPosition> {
  const isInvited = row.invitedAt !== null;

  return {
    success: true,
    position: isInvited ? 0 : await readPosition(db, row),
    joinedAt: row.joinedAt.toISOString(),
    isInvited,
  };
}

/** The id with a signature, so no column is needed. */
function signWaitlistToken(sign: Sign, id: string): string {
  return `${id}.${sign('waitlist', id)}`;
}

function verifyWaitlistToken(sign: Sign, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');

  return validate(id) && isEqualConstantTime(signature, sign('waitlist', id)) ? id : null;
}
