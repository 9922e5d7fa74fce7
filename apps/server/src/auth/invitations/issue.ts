import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import { v7 as uuid } from 'uuid';
import { after, day } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { digest, randomToken } from '../../platform/secret.ts';
import { note } from '../events.ts';
import { invitationLetter } from './letters.ts';
import { type InvitationRow, replaceInvitation } from './queries.ts';

type Issue = {
  email: string;
  locale: Locale;
  role: number;
  /** Null when nobody in particular invites, but the waiting list has come to the address. */
  inviter: { id: string; name: string } | null;
};

/** Invites an address by mail, in the transaction of the reason. The link is in the mail alone. */
export async function issueInvitation(
  tx: Db,
  { email, locale, role, inviter }: Issue,
  context: Context<'user'>,
): Promise<InvitationRow> {
  const { clock, config, mail, caller } = context;
  const token = randomToken();
  const now = clock.now();
  const row: InvitationRow = {
    id: uuid(),
    email,
    role,
    invitedBy: inviter?.id ?? null,
    tokenHash: digest(token),
    locale,
    createdAt: now,
    expiresAt: after(now, limits.invitationDays * day),
  };
  await replaceInvitation(tx, row);
  const letter = invitationLetter(locale, config, { token, inviter: inviter?.name ?? null });
  await mail.send(tx, { to: email, locale, letter, kind: 'invitation' });
  const detail = `to ${role}`;
  await note('invitation_sent', { email, userId: caller.userId, detail, db: tx }, context);

  return row;
}
