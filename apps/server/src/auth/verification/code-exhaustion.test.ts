import { expect, test } from 'vitest';
import { type Browser, openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const minute = 60_000;
const hour = 60 * minute;

/** A browser from which a user signed in once and signed out. */
async function knownBrowser() {
  const user = await buildUser(server);
  const browser = openBrowser(server.app);
  const { auth, ...clients } = createClients(browser.transport);
  await auth.login({ body: { email: user.email, password: user.password } });
  await auth.logout();

  return { user, browser, auth, ...clients };
}

/** Requests codes until the limit is reached, as an attacker would to lock a user out. */
async function exhaustCodes(ask: () => Promise<unknown>): Promise<string[]> {
  const outcomes: string[] = [];
  for (let time = 0; time < 14; time += 1) {
    outcomes.push(
      await ask().then(
        () => 'sent',
        ({ code }) => String(code),
      ),
    );
    server.clock.advance(15 * minute);
  }

  return outcomes;
}

const unknownBrowser = (): Browser => openBrowser(server.app, '198.51.100.7');

test('requesting codes for an address neither invalidates nor uses up the codes of the user on known devices', async () => {
  const { user, passwordless } = await knownBrowser();
  const { email } = user;
  const evil = createClients(unknownBrowser().transport);
  const outcomes = await exhaustCodes(() => evil.passwordless.requestLogin({ body: { email } }));
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(10);
  expect(outcomes.at(-1)).toBe('rate_limited');

  await passwordless.requestLogin({ body: { email } });
  const verificationCode = await readCode(server, email);
  await evil.passwordless.requestLogin({ body: { email } }).catch(() => {});
  await expect(
    evil.passwordless.verifyLogin({ body: { email, verificationCode } }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode } }),
  ).resolves.toMatchObject({ user: { email } });
});

test('a known device gets its own password reset link, and using it invalidates the others', async () => {
  const { user, password } = await knownBrowser();
  const { email } = user;
  const evil = createClients(unknownBrowser().transport);
  await exhaustCodes(() => evil.password.forgotPassword({ body: { email } }));
  server.clock.advance(24 * hour);
  await evil.password.forgotPassword({ body: { email } });
  await password.forgotPassword({ body: { email } });

  const [attackerToken, ownToken] = (await emailsTo(server, email))
    .slice(-2)
    .map(({ text }) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '');
  const next = { password: 'a lantern over the weir' };
  await password.resetPassword({ body: { ...next, token: ownToken ?? '' } });
  await expect(
    password.resetPassword({ body: { ...next, token: attackerToken ?? '' } }),
  ).rejects.toMatchObject({ code: 'reset_link_invalid' });
});

test('a device of another user and a forged device cookie count as unknown devices', async () => {
  const { user } = await knownBrowser();
  const { email } = user;
  await exhaustCodes(() =>
    createClients(unknownBrowser().transport).passwordless.requestLogin({ body: { email } }),
  );
  const otherUser = await knownBrowser();
  const forged = openBrowser(server.app);
  forged.cookies.set('dev', 'x'.repeat(43));

  for (const { passwordless } of [otherUser, createClients(forged.transport)]) {
    await expect(passwordless.requestLogin({ body: { email } })).rejects.toMatchObject({
      code: 'rate_limited',
    });
  }
});

test('a known device is limited to five codes an hour as well', async () => {
  const { user, passwordless } = await knownBrowser();
  const requestCode = () => passwordless.requestLogin({ body: { email: user.email } });
  for (let time = 0; time < 5; time += 1) {
    await requestCode();
    server.clock.advance(minute);
  }

  await expect(requestCode()).rejects.toMatchObject({ code: 'rate_limited' });
});
