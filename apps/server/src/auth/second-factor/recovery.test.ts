import { expect, test } from 'vitest';
import { enableTotp } from '../../testkit/authenticator.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { generateRecoveryCodes } from './recovery-codes.ts';
import { recoveryCodes } from './tables.ts';

const server = useServer();

/** A user with an authenticator; `enter` completes the first factor in a new browser. */
async function buildUserWithCodes() {
  const user = await buildUser(server);
  const home = await signedInBrowser(server, user);
  const { recoveryCodes: codes } = await enableTotp(server, home);
  const { email, password } = user;
  const startSignIn = async () => {
    const visitor = visitorClients(server);
    await visitor.auth.login({ body: { email, password } });

    return visitor.passwordless;
  };

  const { security, settings } = createClients(home.transport);

  return { user, codes, enter: startSignIn, security, settings };
}

const proof = (code: string | undefined) =>
  ({ body: { method: 'recovery', code: code ?? '' } }) as const;

test('ten codes of fifty bits are created and stored as hashes', async () => {
  const { codes, security } = await buildUserWithCodes();
  const rows = await server.services.db.select().from(recoveryCodes);

  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
  }
  await expect(security.readSecurity()).resolves.toMatchObject({ recoveryCodesLeft: 10 });
  expect(new Set(generateRecoveryCodes().concat(generateRecoveryCodes())).size).toBe(20);
});

test('a recovery code signs in once, with a security alert, and the others remain valid', async () => {
  const { user, codes, enter, security } = await buildUserWithCodes();
  await (await enter()).verifySigninCode(proof(codes[0]));

  await expect((await enter()).verifySigninCode(proof(codes[0]))).rejects.toMatchObject({
    status: 400,
    code: 'code_invalid',
    details: { attemptsLeft: 4 },
  });
  await (await enter()).verifySigninCode(proof(codes[1]));
  await expect(security.readSecurity()).resolves.toMatchObject({ recoveryCodesLeft: 8 });
  const emailTexts = (await emailsTo(server, user.email)).map(({ text }) => text);
  expect(emailTexts).toContainEqual(expect.stringContaining('A recovery code was used'));
});

test('a code is accepted regardless of case, separators and confusable characters', async () => {
  const { codes, enter } = await buildUserWithCodes();
  const typed = (codes[0] ?? '')
    .toUpperCase()
    .replace('-', ' ')
    .replaceAll('0', 'O')
    .replaceAll('1', 'l');

  await (await enter()).verifySigninCode(proof(` ${typed} `));
});

test('of twenty concurrent uses of one code one signs in', async () => {
  const { codes, enter } = await buildUserWithCodes();
  const browsers = await Promise.all(Array.from({ length: 4 }, enter));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) => browsers[turn % 4]?.verifySigninCode(proof(codes[0]))),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('new codes invalidate all previous ones', async () => {
  const { codes, enter, security } = await buildUserWithCodes();
  const { recoveryCodes: fresh } = await security.createRecoveryCodes();

  await expect((await enter()).verifySigninCode(proof(codes[3]))).rejects.toMatchObject({
    code: 'code_invalid',
  });
  await (await enter()).verifySigninCode(proof(fresh[3]));
  expect(fresh).toHaveLength(10);
});

test('the codes of one user are invalid for another', async () => {
  const [ann, bob] = [await buildUserWithCodes(), await buildUserWithCodes()];

  await expect((await bob.enter()).verifySigninCode(proof(ann.codes[0]))).rejects.toMatchObject({
    code: 'code_invalid',
  });
});

test('wrong codes count as failed attempts of the account', async () => {
  const { user, enter } = await buildUserWithCodes();
  const half = await enter();
  for (let time = 0; time < 5; time += 1) {
    await half.verifySigninCode(proof('00000-00000')).catch(() => {});
  }
  const { email, password } = user;

  await expect(
    visitorClients(server).auth.login({ body: { email, password } }),
  ).rejects.toMatchObject({
    status: 429,
  });
});

test('a security alert is in the language of the account, not of the browser', async () => {
  const { user, codes, enter, settings } = await buildUserWithCodes();
  await settings.changePreferences({ body: { locale: 'de' } });
  await (await enter()).verifySigninCode(proof(codes[0]));

  expect((await emailsTo(server, user.email)).at(-1)).toMatchObject({
    locale: 'de',
    subject: 'Sicherheitsänderung in deinem Longhand-Konto',
  });
});
