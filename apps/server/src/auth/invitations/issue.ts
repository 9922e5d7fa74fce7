import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import { v7 as uuid } from 'uuid';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { digest, randomToken } from '../../platform/secret.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { invitationEmail } from './email-templates.ts';
import { type InvitationRow, replaceInvitation } from './queries.ts';

type NewInvitation = {
  email: string;
  locale: Locale;
  role: number;
  /** Null when the invitation comes from the waitlist. */
  inviter: { id: string; name: string } | null;
};

/** Creates an invitation and emails its link, in the transaction of its reason. Only the email contains the token. */
export async function issueInvitation(
  tx: Db,
  { email, locale, role, inviter }: NewInvitation,
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
    expiresAt: addMilliseconds(now, limits.invitationDays * day),
  };
  await replaceInvitation(tx, row);
  const content = invitationEmail(locale, config, { token, inviter: inviter?.name ?? null });
  await mail.send(tx, { to: email, locale, content, kind: 'invitation' });
  const detail = `to ${role}`;
  await recordAuditEvent(
    'invitation_sent',
    { email, userId: caller.userId, detail, db: tx },
    context,
  );

  return row;
}
