import { type RoleName, roleOf, roles } from '@longhand/contract/access';
import type { Locale } from '@longhand/contract/values';
import { v7 as uuid } from 'uuid';
import { addMilliseconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Services } from '../../platform/http/context.ts';
import { randomToken } from '../../platform/secret.ts';
import { insertAuditEvent } from '../audit/audit-event-queries.ts';
import type { AuditEventKind } from '../audit/audit-events.ts';
import { policy } from '../policy.ts';
import { deleteTotp, deleteUserSignInSteps } from '../second-factor/queries.ts';
import { readUserLocale, sendSecurityAlert } from '../security-alerts.ts';
import { deleteUserSessions, type UserRow } from '../session-queries.ts';
import { findUserByEmail, updateUser } from '../user-queries.ts';
import { hashSecret } from '../verification/verification-codes.ts';
import { deleteUserPasskeys, replaceOperatorLink } from './queries.ts';

type RecoveryServices = Pick<Services, 'db' | 'clock' | 'config' | 'sign' | 'mail'>;

/** The address has no account, or the account is disabled. */
export class UserNotFoundError extends Error {
  override readonly name = 'UserNotFoundError';
}

/** Creates a password reset link for a user who receives no email. Valid once, for 30 minutes. The second factor is still required. */
export async function createResetLink(
  services: RecoveryServices,
  address: string,
): Promise<string> {
  const { db, clock, config, sign } = services;
  const { user, locale } = await requireUser(db, address);
  const token = randomToken();
  const now = clock.now();
  const key = { email: user.email, type: 'PasswordReset' } as const;

  await db.transaction(async (tx) => {
    const link = { email: user.email, codeHash: hashSecret(sign, key, token), locale };
    await replaceOperatorLink(
      tx,
      { ...link, expiresAt: addMilliseconds(now, policy.resetLinkLifetime) },
      now,
    );
    await recordOperatorEvent(tx, { user, kind: 'operator_made_link', now });
  });

  return `${config.PUBLIC_URL}/auth/reset-password#token=${token}`;
}

/**
 * Removes authenticator, recovery codes and passkeys of a user who lost them, and ends all sessions. The user gets a security alert and can
 * sign in with the password or an emailed code.
 */
export async function resetSecondFactor(
  services: RecoveryServices,
  address: string,
): Promise<void> {
  const { db, clock } = services;
  const { user } = await requireUser(db, address);

  await db.transaction(async (tx) => {
    await deleteTotp(tx, user.id);
    await deleteUserPasskeys(tx, user.id);
    await deleteUserSignInSteps(tx, user.id);
    await deleteUserSessions(tx, user.id);
    await recordOperatorEvent(tx, { user, kind: 'operator_reset_factor', now: clock.now() });
    await sendSecurityAlert(tx, { person: user, change: 'totp_off' }, services);
  });
}

/** Makes an existing account SuperAdmin, for an installation without administrators. Ends its sessions. */
export async function grantSuperAdmin(services: RecoveryServices, address: string): Promise<void> {
  const { db, clock } = services;
  const { user } = await requireUser(db, address);

  await db.transaction(async (tx) => {
    const changed = await updateUser(tx, user.id, { staffRole: roles.SuperAdmin });
    await deleteUserSessions(tx, user.id);
    const detail = `${roleOf(user)} to ${roleOf(changed)}`;
    await recordOperatorEvent(tx, { user, kind: 'operator_made_admin', detail, now: clock.now() });
  });
}

const plans = [
  'Free',
  'FreeTrial',
  'Plus',
  'PlusAnnual',
  'Advertiser',
  'AdvertiserVerified',
] as const satisfies readonly RoleName[];
export type PlanName = (typeof plans)[number];

export function isPlan(name: string): name is PlanName {
  return plans.some((plan) => plan === name);
}

/** Sets a plan without payment. A staff role remains and takes precedence. Ends the user's sessions. */
export async function setPlan(
  services: RecoveryServices,
  address: string,
  plan: PlanName,
): Promise<void> {
  const { db, clock } = services;
  const { user } = await requireUser(db, address);

  await db.transaction(async (tx) => {
    await updateUser(tx, user.id, { planRole: roles[plan] });
    await deleteUserSessions(tx, user.id);
    const detail = `plan ${user.planRole} to ${roles[plan]}`;
    await recordOperatorEvent(tx, { user, kind: 'role_changed', detail, now: clock.now() });
  });
}

async function requireUser(db: Db, address: string): Promise<{ user: UserRow; locale: Locale }> {
  const user = await findUserByEmail(db, address.trim().toLowerCase());
  if (user === undefined) throw new UserNotFoundError(`There is no account with ${address}.`);
  if (user.disabledAt !== null)
    throw new UserNotFoundError(`The account of ${address} is disabled.`);

  return { user, locale: await readUserLocale(db, user.id) };
}

/** Records an audit event without a request context. */
async function recordOperatorEvent(
  tx: Db,
  { user, kind, detail, now }: { user: UserRow; kind: AuditEventKind; detail?: string; now: Date },
): Promise<void> {
  await insertAuditEvent(tx, {
    id: uuid(),
    at: now,
    kind,
    userId: user.id,
    addressHash: null,
    detail: detail ?? null,
    device: '',
    ipPrefix: '',
    requestId: 'operator',
  });
}
