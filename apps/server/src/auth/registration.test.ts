import { expect, test } from 'vitest';
import { visitorOf } from '../testkit/clients.ts';
import { codeFor, mailsTo } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const email = 'ann@example.org';
const password = 'forty drafts and a kettle';

test('a visitor signs up with the code from the mail and is signed in', async () => {
  const { auth } = visitorOf(server);

  await expect(auth.requestRegistration({ body: { email } })).resolves.toMatchObject({
    requiresVerification: true,
    expiresAt: '2026-11-20T12:10:00.000Z',
  });
  const code = await codeFor(server, email);
  const { user } = await auth.verifyRegistration({ body: { email, code, password } });
  expect(user).toMatchObject({ email, displayName: email, role: 0, isPremium: false });

  const completed = await auth.completeRegistration({
    body: { firstName: 'Ann', lastName: 'Lee', locale: 'de', timeZone: 'Europe/Berlin' },
  });
  expect(completed.user.displayName).toBe('Ann Lee');
  await expect(auth.me()).resolves.toMatchObject({
    isAuthenticated: true,
    user: { firstName: 'Ann', preferences: { locale: 'de', timeZone: 'Europe/Berlin' } },
  });
  expect(await mailsTo(server, email)).toHaveLength(1);
});
