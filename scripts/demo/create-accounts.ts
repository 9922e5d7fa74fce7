import { roles } from '@longhand/contract/access';
import { type Api, createApiClient } from '../../e2e/testkit/api.ts';
import { totpAt } from '../../e2e/testkit/authenticator.ts';
import { type Person, password, people } from './accounts.ts';
import type { AdjustableClock } from './adjustable-clock.ts';
import type { CapturedMail } from './captured-mail.ts';

export type DemoAccount = Person & {
  /** TOTP secret, for staff only. */
  secret: string | null;
};

type AccountOptions = {
  origin: string;
  setUpLink: string | null;
  capturedMail: CapturedMail;
  clock: AdjustableClock;
};

/**
 * Creates all accounts as real users do: the first administrator by the setup link of a new server, the others by email verification code.
 * Staff sign in again and set up a second factor.
 */
export async function createAccounts({
  origin,
  setUpLink,
  capturedMail,
  clock,
}: AccountOptions): Promise<DemoAccount[]> {
  const [first, ...others] = people;
  if (first === undefined || setUpLink === null) throw new Error('This server is already set up.');

  const admin = createApiClient(origin);
  const { email, firstName, locale, timeZone } = first;
  const token = setUpLink.split('#setup=')[1] ?? '';
  await admin.auth.createFirstAdmin({
    body: { token, email, password, firstName, locale, timeZone },
  });
  const demoAccounts: DemoAccount[] = [{ ...first, secret: await setUpSecondFactor(admin, clock) }];

  const registeredUsers = await Promise.all(
    others.map((one) => register(one, createApiClient(origin), capturedMail)),
  );
  for (const { person, id } of registeredUsers) {
    const role = roles[person.role];
    if (!isStaff(role)) {
      demoAccounts.push({ ...person, secret: null });
      continue;
    }
    await admin.roles.changeStaffRole({ params: { id }, body: { role } });
    const api = createApiClient(origin);
    await api.auth.login({ body: { email: person.email, password } });
    demoAccounts.push({ ...person, secret: await setUpSecondFactor(api, clock) });
  }

  return demoAccounts;
}

async function register(person: Person, api: Api, capturedMail: CapturedMail) {
  const { email, locale, timeZone, firstName, lastName } = person;
  await api.auth.requestRegistration({ body: { email, locale } });
  const code = await capturedMail.waitForCode(email);
  await api.auth.verifyRegistration({ body: { email, code, password } });
  const { user } = await api.auth.completeRegistration({
    body: { firstName, lastName, locale, timeZone },
  });

  return { person, id: user.id };
}

async function setUpSecondFactor(api: Api, clock: AdjustableClock): Promise<string> {
  const { secret } = await api.security.startTotp();
  await api.security.confirmTotp({ body: { code: totpAt(secret, clock.now().getTime()) } });

  return secret;
}

type StaffNumber = NonNullable<Parameters<Api['roles']['changeStaffRole']>[0]['body']['role']>;

function isStaff(role: number): role is StaffNumber {
  return role >= roles.Staff;
}
