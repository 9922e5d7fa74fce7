import { type RoleName, roleOf, roles } from '@longhand/contract/access';
import type { Locale } from '@longhand/contract/values';
import { v7 as uuid } from 'uuid';
import { after } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Services } from '../../platform/http/context.ts';
import { randomToken } from '../../platform/secret.ts';
import { hashSecret } from '../codes.ts';
import { insertEvent } from '../event-queries.ts';
import type { EventKind } from '../events.ts';
import { policy } from '../policy.ts';
import { deleteStepsOf, deleteTotp } from '../second-factor/queries.ts';
import { localeOf, tellOfSecurity } from '../security-news.ts';
import { deleteSessionsOf, type UserRow } from '../session-queries.ts';
import { findUserByEmail, updateUser } from '../user-queries.ts';
import { deletePasskeysOf, placeLink } from './queries.ts';

type Rescuing = Pick<Services, 'db' | 'clock' | 'config' | 'sign' | 'mail'>;

/** What can not be done for an address that has no account, or whose account is closed. */
export class NoSuchPerson extends Error {
  override readonly name = 'NoSuchPerson';
}

/**
 * A link to set a new password, for somebody whom no mail reaches. It is good once and for half an hour, and does not
 * lead past a second factor.
 */
export async function makeResetLink(services: Rescuing, address: string): Promise<string> {
  const { db, clock, config, sign } = services;
  const { user, locale } = await personOf(db, address);
  const token = randomToken();
  const now = clock.now();
  const key = { email: user.email, type: 'PasswordReset' } as const;

  await db.transaction(async (tx) => {
    const link = { email: user.email, codeHash: hashSecret(sign, key, token), locale };
    await placeLink(tx, { ...link, expiresAt: after(now, policy.resetLink) }, now);
    await noteRescue(tx, { user, kind: 'operator_made_link', now });
  });

  return `${config.PUBLIC_URL}/auth/reset-password#token=${token}`;
}

/**
 * Takes authenticator, recovery codes and passkeys away from somebody who lost them, and ends every session: the password
 * or a code from the mailbox lets them in, to set up anew. They are told by mail.
 */
export async function resetSecondFactor(services: Rescuing, address: string): Promise<void> {
  const { db, clock } = services;
  const { user } = await personOf(db, address);

  await db.transaction(async (tx) => {
    await deleteTotp(tx, user.id);
    await deletePasskeysOf(tx, user.id);
    await deleteStepsOf(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await noteRescue(tx, { user, kind: 'operator_reset_factor', now: clock.now() });
    await tellOfSecurity(tx, { person: user, change: 'totp_off' }, services);
  });
}

/** For an installation whose administrators are gone. The account has to be there; its sessions end. */
export async function makeSuperAdmin(services: Rescuing, address: string): Promise<void> {
  const { db, clock } = services;
  const { user } = await personOf(db, address);

  await db.transaction(async (tx) => {
    const changed = await updateUser(tx, user.id, { staffRole: roles.SuperAdmin });
    await deleteSessionsOf(tx, user.id);
    const detail = `${roleOf(user)} to ${roleOf(changed)}`;
    await noteRescue(tx, { user, kind: 'operator_made_admin', detail, now: clock.now() });
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

/** A plan that nobody pays for here. A staff role, which goes before it, stays; the sessions end. */
export async function givePlan(services: Rescuing, address: string, plan: PlanName): Promise<void> {
  const { db, clock } = services;
  const { user } = await personOf(db, address);

  await db.transaction(async (tx) => {
    await updateUser(tx, user.id, { planRole: roles[plan] });
    await deleteSessionsOf(tx, user.id);
    const detail = `plan ${user.planRole} to ${roles[plan]}`;
    await noteRescue(tx, { user, kind: 'role_changed', detail, now: clock.now() });
  });
}

async function personOf(db: Db, address: string): Promise<{ user: UserRow; locale: Locale }> {
  const user = await findUserByEmail(db, address.trim().toLowerCase());
  if (user === undefined) throw new NoSuchPerson(`There is no account with ${address}.`);
  if (user.disabledAt !== null) throw new NoSuchPerson(`The account of ${address} is closed.`);

  return { user, locale: await localeOf(db, user.id) };
}

/** In the audit as everything else that happens to an account, from the machine itself. */
async function noteRescue(
  tx: Db,
  { user, kind, detail, now }: { user: UserRow; kind: EventKind; detail?: string; now: Date },
): Promise<void> {
  await insertEvent(tx, {
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
