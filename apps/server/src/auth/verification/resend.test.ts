import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { createClients, visitorClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const email = 'ann@example.org';
const password = 'forty drafts and a kettle';
const resend = { body: { email, type: 'Signup' as const } };
const minute = 60_000;

test('a code is resent after a minute, not before, and the previous one becomes invalid', async () => {
  const { auth } = visitorClients(server);
  await auth.requestRegistration({ body: { email } });
  const first = await readCode(server, email);

  server.clock.advance(59_000);
  await expect(auth.resendVerification(resend)).rejects.toMatchObject({
    status: 429,
    code: 'rate_limited',
    details: { retryAfterSeconds: 1 },
  });
  server.clock.advance(1_000);
  await auth.resendVerification(resend);
  const second = await readCode(server, email);

  expect(await emailsTo(server, email)).toHaveLength(2);
  const body = { email, password };
  if (first !== second) {
    await expect(auth.verifyRegistration({ body: { ...body, code: first } })).rejects.toMatchObject(
      { code: 'code_invalid' },
    );
  }
  await auth.verifyRegistration({ body: { ...body, code: second } });
});

test('attempts carry over to a resent code, and reset only after they are used up', async () => {
  const { auth } = visitorClients(server);
  const status = () => auth.readVerificationStatus({ query: { email, type: 'Signup' } });
  const guess = async () => {
    const code = (await readCode(server, email)) === '111111' ? '222222' : '111111';
    await auth.verifyRegistration({ body: { email, code, password } }).catch(() => {});
  };
  await auth.requestRegistration({ body: { email } });
  for (let time = 0; time < 3; time += 1) await guess();

  server.clock.advance(minute);
  await auth.resendVerification(resend);
  await expect(status()).resolves.toMatchObject({ remainingAttempts: 2 });

  for (let time = 0; time < 2; time += 1) await guess();
  await expect(status()).resolves.toMatchObject({ remainingAttempts: 0, hasActiveCode: false });

  server.clock.advance(minute);
  await auth.resendVerification(resend);
  await expect(status()).resolves.toMatchObject({ remainingAttempts: 5, hasActiveCode: true });
});

test('one address gets at most five codes an hour and ten a day', async () => {
  const { auth } = visitorClients(server);
  const countSentCodes = async (times: number) => {
    const results: string[] = [];
    for (let time = 0; time < times; time += 1) {
      results.push(
        await auth.requestRegistration({ body: { email } }).then(
          () => 'sent',
          ({ code }) => String(code),
        ),
      );
      server.clock.advance(minute);
    }

    return results.filter((result) => result === 'sent').length;
  };

  expect(await countSentCodes(7)).toBe(5);
  server.clock.advance(55 * minute);
  expect(await countSentCodes(7)).toBe(5);
  server.clock.advance(2 * 60 * minute);
  expect(await countSentCodes(3)).toBe(0);
  server.clock.advance(24 * 60 * minute);
  expect(await countSentCodes(1)).toBe(1);
});

test('one IP can request twenty codes an hour across addresses', async () => {
  const { auth } = createClients(openBrowser(server.app, '203.0.113.9').transport);
  const elsewhere = createClients(openBrowser(server.app, '203.0.113.10').transport);
  const to = (number: number) => ({ body: { email: `ann${number}@example.org` } });
  for (let number = 0; number < 20; number += 1) await auth.requestRegistration(to(number));

  await expect(auth.requestRegistration(to(20))).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(elsewhere.auth.requestRegistration(to(20))).resolves.toBeDefined();
});
