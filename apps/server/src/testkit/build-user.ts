import { type RoleName, roles } from '@longhand/contract/access';
import type { Preferences } from '@longhand/contract/settings';
import { v7 as uuid } from 'uuid';
import { createAccount } from '../auth/accounts.ts';
import type { TestServer } from './server.ts';

export type TestUser = { id: string; email: string; password: string };

export type UserOverrides = { role?: RoleName; email?: string; displayName?: string } & Partial<
  Pick<Preferences, 'locale' | 'timeZone'>
>;

/** Hashed in advance, so that no test waits for it. */
const testPassword = 'the quiet desk by the window';
const testHash =
  '$argon2id$v=19$m=19456,t=2,p=1$0L+cEomv1sqlKktAx4JQaQ$5F788CTPihwZ0BPPlHB2BXRrDNLN4jBLJh32U/nBNmI';

/** Creates a user as sign-up does. */
export async function buildUser(
  { services }: TestServer,
  { role = 'Free', email, ...profile }: UserOverrides = {},
): Promise<TestUser> {
  const roleNumber = roles[role];
  const { id, email: savedEmail } = await createAccount(
    services.db,
    {
      email: email ?? `${uuid()}@example.org`,
      passwordHash: testHash,
      displayName: 'Ann Example',
      firstName: 'Ann',
      lastName: 'Example',
      emailVerifiedAt: services.clock.now(),
      ...(roleNumber >= roles.Staff ? { staffRole: roleNumber } : { planRole: roleNumber }),
      ...profile,
    },
    services.clock.now(),
  );

  return { id, email: savedEmail, password: testPassword };
}
