import type { SignInMethod } from '@longhand/contract/auth';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import { insertAuditEvent } from './audit-event-queries.ts';

export type AuditEventKind =
  | 'code_sent'
  | 'code_refused'
  | 'account_made'
  | 'admin_made'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'second_factor_asked'
  | 'second_factor_refused'
  | 'stepped_up'
  | 'step_up_refused'
  | 'session_ended'
  | 'sessions_ended'
  | 'reset_refused'
  | 'password_reset'
  | 'password_changed'
  | 'password_change_refused'
  | 'email_change_asked'
  | 'email_change_cancelled'
  | 'email_changed'
  | 'totp_on'
  | 'totp_off'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'token_made'
  | 'token_removed'
  | 'names_changed'
  | 'data_asked'
  | 'deletion_asked'
  | 'deletion_cancelled'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'external_refused'
  | 'waitlist_joined'
  | 'waitlist_left'
  | 'invitation_sent'
  | 'invitation_removed'
  | 'invitation_accepted'
  | 'role_changed'
  | 'operator_made_link'
  | 'operator_reset_factor'
  | 'operator_made_admin';

type AuditEventDetails = {
  userId?: string;
  email?: string;
  /** The sign-in method that was used or tried. */
  method?: SignInMethod;
  /** The acting user, when it is not the account's owner. */
  actorId?: string;
  /** Old and new value. */
  detail?: string;
  /** The transaction to write in; otherwise the event is committed on its own. */
  db?: Db;
};

/** Records an audit event of an account. Email addresses are stored only as keyed hashes. */
export async function recordAuditEvent(
  kind: AuditEventKind,
  { userId, email, method, actorId, detail, db }: AuditEventDetails,
  context: Pick<Context, 'db' | 'clock' | 'sign' | 'geoIp' | 'request'>,
): Promise<void> {
  await insertAuditEvent(db ?? context.db, {
    id: uuid(),
    at: context.clock.now(),
    kind,
    userId: userId ?? null,
    addressHash: email === undefined ? null : context.sign('addresses', email),
    method: method ?? null,
    actorId: actorId ?? null,
    detail: detail ?? null,
    device: deviceNameOf(context.request.userAgent),
    ipPrefix: ipPrefix(context.request.ip),
    place: context.geoIp.lookUp(context.request.ip),
    requestId: context.request.id,
  });
}
