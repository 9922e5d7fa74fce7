import type { authWaitlist, WaitlistPlace } from '@longhand/contract/auth-waitlist';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { v7 as uuid, validate } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { isSame, type Sign } from '../../platform/secret.ts';
import { findCode, useCode } from '../code-queries.ts';
import { judgeCode, sendCode } from '../codes.ts';
import { note } from '../events.ts';
import { issueInvitation } from '../invitations/issue.ts';
import { codeLetter } from '../letters.ts';
import { countGuess } from '../limits.ts';
import { findUserByEmail } from '../user-queries.ts';
import { placeLetter } from './letters.ts';
import {
  admitLongest,
  countUpTo,
  deletePlace,
  findPlace,
  listWaiting,
  takePlace,
  type WaitingRow,
} from './queries.ts';

export const waitlistHandlers: Handlers<typeof authWaitlist> = {
  async joinWaitlist({ body: { email, locale = 'en' } }, context) {
    const expiresAt = await sendWaitlistCode({ email, locale }, context);

    return {
      success: true,
      message: 'A verification code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
    };
  },

  async verifyWaitlist({ body: { email, code } }, context) {
    demandOpen(context);
    const { config, clock, db, mail, reply, sign } = context;
    const guess = await countGuess(context);
    const asked = { email, type: 'Waitlist', code } as const;
    const codeHash = await judgeCode(asked, context).catch(async (refusal) => {
      await note('code_refused', { email }, context);
      throw refusal;
    });
    await guess.wasRight();

    const answer = await db.transaction(async (tx) => {
      const now = clock.now();
      if (!(await useCode(tx, { ...asked, codeHash, now }))) throw refuse('code_expired');
      if ((await findUserByEmail(tx, email)) !== undefined) throw refuse('email_taken');
      const { locale = 'en' } = (await findCode(tx, { ...asked, asker: '' })) ?? {};
      const row = { id: uuid(), email, locale, joinedAt: now, invitedAt: null };
      const taken = await takePlace(tx, row);
      const place = await placeOf(tx, taken);
      const token = tokenOf(sign, taken.id);
      const letter = placeLetter(locale, config, { ...place, token });
      await mail.send(tx, { to: email, locale, letter, kind: 'waitlist_place' });
      await note('waitlist_joined', { email, db: tx }, context);

      return { ...place, token };
    });
    reply.clear('txn');

    return answer;
  },

  async readWaitlistPlace({ body: { token } }, { db, sign }) {
    const id = idOf(sign, token);
    const found = id === null ? undefined : await findPlace(db, id);
    if (found === undefined) throw refuse('waitlist_link_invalid');

    return placeOf(db, found);
  },

  async leaveWaitlist({ body: { token } }, context) {
    const { db, sign } = context;
    const id = idOf(sign, token);
    if (id !== null) {
      await deletePlace(db, id);
      await note('waitlist_left', {}, context);
    }

    return { success: true };
  },

  async listWaitlist({ query: { page, size } }, { db }) {
    const { items, total } = await listWaiting(db, { limit: size, offset: (page - 1) * size });

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

  async admitFromWaitlist({ body }, context) {
    const { db, clock } = context;

    return db.transaction(async (tx) => {
      const admitted = await admitLongest(tx, body.count, clock.now());
      for (const { email, locale } of admitted) {
        await issueInvitation(tx, { email, locale, role: 0, inviter: null }, context);
      }

      return { success: true, invited: admitted.length };
    });
  },
};

/** Whatever the address: that it has an account is told to who has proved the mailbox, and to nobody else. */
export async function sendWaitlistCode(
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  demandOpen(context);
  const { config } = context;
  const compose = async (_tx: unknown, code: string) => ({
    letter: codeLetter('waitlistCode', locale, config, code),
    opens: true,
  });
  const expiresAt = await sendCode({ email, type: 'Waitlist', locale, compose }, context);
  await note('code_sent', { email }, context);

  return expiresAt;
}

function demandOpen({ config }: Context<'public'>): void {
  if (config.SIGNUP_MODE !== 'waitlist') throw refuse('waitlist_closed');
}

async function placeOf(db: Db, row: WaitingRow): Promise<WaitlistPlace> {
  const isInvited = row.invitedAt !== null;

  return {
    success: true,
    position: isInvited ? 0 : await countUpTo(db, row),
    joinedAt: row.joinedAt.toISOString(),
    isInvited,
  };
}

/** Needs no column: it is the id with our signature. */
function tokenOf(sign: Sign, id: string): string {
  return `${id}.${sign('waitlist', id)}`;
}

function idOf(sign: Sign, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');

  return validate(id) && isSame(signature, sign('waitlist', id)) ? id : null;
}
