import type { SignInMethod } from '@longhand/contract/auth';
import { v7 as uuid } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { ipPrefix } from '../platform/http/ip-prefix.ts';
import { deviceNameOf } from './device-name.ts';
import { insertEvent } from './event-queries.ts';

export type EventKind =
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

type About = {
  userId?: string;
  email?: string;
  /** By what it was done, or tried. */
  method?: SignInMethod;
  /** Who did it, where that is somebody else. */
  by?: string;
  /** What it was changed from and to. */
  detail?: string;
  /** The transaction that it belongs to. */
  db?: Db;
};

/** Writes down what happened to an account; an address is kept only as a keyed hash. */
export async function note(
  kind: EventKind,
  { userId, email, method, by, detail, db }: About,
  context: Pick<Context, 'db' | 'clock' | 'sign' | 'places' | 'request'>,
): Promise<void> {
  await insertEvent(db ?? context.db, {
    id: uuid(),
    at: context.clock.now(),
    kind,
    userId: userId ?? null,
    addressHash: email === undefined ? null : context.sign('addresses', email),
    method: method ?? null,
    actorId: by ?? null,
    detail: detail ?? null,
    device: deviceNameOf(context.request.userAgent),
    ipPrefix: ipPrefix(context.request.ip),
    place: context.places.of(context.request.ip),
    requestId: context.request.id,
  });
}
