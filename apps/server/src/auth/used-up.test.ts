import { expect, test } from 'vitest';
import { type Browser, openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { clientsOf } from '../testkit/clients.ts';
import { codeFor, mailsTo } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const minute = 60_000;
const hour = 60 * minute;

/** A browser from which somebody signed in once, and signed out. */
async function ownBrowser() {
  const user = await buildUser(server);
  const browser = openBrowser(server.app);
  const { auth, ...clients } = clientsOf(browser.transport);
  await auth.login({ body: { email: user.email, password: user.password } });
  await auth.logout();

  return { user, browser, auth, ...clients };
}

/** Asks until no more is sent, as somebody does who wants to lock an address out. */
async function useUp(ask: () => Promise<unknown>): Promise<string[]> {
  const outcomes: string[] = [];
  for (let time = 0; time < 14; time += 1) {
    outcomes.push(
      await ask().then(
        () => 'sent',
        ({ code }) => String(code),
      ),
    );
    server.clock.turn(15 * minute);
  }

  return outcomes;
}

const stranger = (): Browser => openBrowser(server.app, '198.51.100.7');

test('whoever asks for codes of an address neither voids nor uses up those of a browser of its person', async () => {
  const { user, passwordless } = await ownBrowser();
  const { email } = user;
  const evil = clientsOf(stranger().transport);
  const outcomes = await useUp(() => evil.passwordless.requestLogin({ body: { email } }));
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(10);
  expect(outcomes.at(-1)).toBe('rate_limited');

  await passwordless.requestLogin({ body: { email } });
  const verificationCode = await codeFor(server, email);
  await evil.passwordless.requestLogin({ body: { email } }).catch(() => {});
  await expect(
    evil.passwordless.verifyLogin({ body: { email, verificationCode } }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode } }),
  ).resolves.toMatchObject({ user: { email } });
});

test('a link for a new password is sent as well, and the one that is used voids the others', async () => {
  const { user, password } = await ownBrowser();
  const { email } = user;
  const evil = clientsOf(stranger().transport);
  await useUp(() => evil.password.forgotPassword({ body: { email } }));
  server.clock.turn(24 * hour);
  await evil.password.forgotPassword({ body: { email } });
  await password.forgotPassword({ body: { email } });

  const [theirs, own] = (await mailsTo(server, email))
    .slice(-2)
    .map(({ text }) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '');
  const next = { password: 'a lantern over the weir' };
  await password.resetPassword({ body: { ...next, token: own ?? '' } });
  await expect(
    password.resetPassword({ body: { ...next, token: theirs ?? '' } }),
  ).rejects.toMatchObject({ code: 'reset_link_invalid' });
});

test('the browser of somebody else, and one that holds a made-up cookie, count as anybody’s', async () => {
  const { user } = await ownBrowser();
  const { email } = user;
  await useUp(() => clientsOf(stranger().transport).passwordless.requestLogin({ body: { email } }));
  const other = await ownBrowser();
  const forged = openBrowser(server.app);
  forged.cookies.set('dev', 'x'.repeat(43));

  for (const { passwordless } of [other, clientsOf(forged.transport)]) {
    await expect(passwordless.requestLogin({ body: { email } })).rejects.toMatchObject({
      code: 'rate_limited',
    });
  }
});

test('a browser of its person has five codes an hour, too', async () => {
  const { user, passwordless } = await ownBrowser();
  const ask = () => passwordless.requestLogin({ body: { email: user.email } });
  for (let time = 0; time < 5; time += 1) {
    await ask();
    server.clock.turn(minute);
  }

  await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
});
