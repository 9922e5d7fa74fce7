import { type RoleName, roles } from '@longhand/contract/access';
import type { Preferences } from '@longhand/contract/settings';
import { v7 as uuid } from 'uuid';
import { createAccount } from '../auth/accounts.ts';
import type { TestServer } from './server.ts';

export type TestUser = { id: string; email: string; password: string };

export type Wishes = { role?: RoleName; email?: string; displayName?: string } & Partial<
  Pick<Preferences, 'locale' | 'timeZone'>
>;

/** Hashed beforehand, so that no test waits for it. */
const testPassword = 'the quiet desk by the window';
const testHash =
  '$argon2id$v=19$m=19456,t=2,p=1$0L+cEomv1sqlKktAx4JQaQ$5F788CTPihwZ0BPPlHB2BXRrDNLN4jBLJh32U/nBNmI';

/** A person with an account, as sign-up leaves it. */
export async function buildUser(
  { services }: TestServer,
  { role = 'Free', email, ...profile }: Wishes = {},
): Promise<TestUser> {
  const number = roles[role];
  const { id, email: address } = await createAccount(
    services.db,
    {
      email: email ?? `${uuid()}@example.org`,
      passwordHash: testHash,
      displayName: 'Ann Example',
      firstName: 'Ann',
      lastName: 'Example',
      emailVerifiedAt: services.clock.now(),
      ...(number >= roles.Staff ? { staffRole: number } : { planRole: number }),
      ...profile,
    },
    services.clock.now(),
  );

  return { id, email: address, password: testPassword };
}
