import { roles } from '@longhand/contract/access';
import { type Api, createApiClient } from '../../e2e/testkit/api.ts';
import { totpAt } from '../../e2e/testkit/authenticator.ts';
import { type Person, password, people } from './accounts.ts';
import type { SetClock } from './clock.ts';
import type { Letters } from './letters.ts';

export type Enrolled = Person & {
  /** Of staff: what an authenticator makes its codes of. */
  secret: string | null;
};

type Place = { origin: string; setUpLink: string | null; letters: Letters; clock: SetClock };

/**
 * Makes an account for everybody the way anybody gets one: the first administrator by the link of a new installation, the others
 * by the code in their mail. Whoever becomes staff signs in again and sets up a second factor.
 */
export async function enrolAll({ origin, setUpLink, letters, clock }: Place): Promise<Enrolled[]> {
  const [first, ...others] = people;
  if (first === undefined || setUpLink === null) throw new Error('This installation is not new.');

  const admin = createApiClient(origin);
  const { email, firstName, locale, timeZone } = first;
  const token = setUpLink.split('#setup=')[1] ?? '';
  await admin.auth.createFirstAdmin({
    body: { token, email, password, firstName, locale, timeZone },
  });
  const enrolled: Enrolled[] = [{ ...first, secret: await setUpSecondFactor(admin, clock) }];

  const joined = await Promise.all(
    others.map((one) => register(one, createApiClient(origin), letters)),
  );
  for (const { person, id } of joined) {
    const role = roles[person.role];
    if (!isStaff(role)) {
      enrolled.push({ ...person, secret: null });
      continue;
    }
    await admin.roles.changeStaffRole({ params: { id }, body: { role } });
    const api = createApiClient(origin);
    await api.auth.login({ body: { email: person.email, password } });
    enrolled.push({ ...person, secret: await setUpSecondFactor(api, clock) });
  }

  return enrolled;
}

async function register(person: Person, api: Api, letters: Letters) {
  const { email, locale, timeZone, firstName, lastName } = person;
  await api.auth.requestRegistration({ body: { email, locale } });
  const code = await letters.codeTo(email);
  await api.auth.verifyRegistration({ body: { email, code, password } });
  const { user } = await api.auth.completeRegistration({
    body: { firstName, lastName, locale, timeZone },
  });

  return { person, id: user.id };
}

async function setUpSecondFactor(api: Api, clock: SetClock): Promise<string> {
  const { secret } = await api.security.startTotp();
  await api.security.confirmTotp({ body: { code: totpAt(secret, clock.now().getTime()) } });

  return secret;
}

type StaffNumber = NonNullable<Parameters<Api['roles']['changeStaffRole']>[0]['body']['role']>;

function isStaff(role: number): role is StaffNumber {
  return role >= roles.Staff;
}
