import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { enableTotp } from '../testkit/authenticator.ts';
import { openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { createClients } from '../testkit/clients.ts';
import { dumpTables } from '../testkit/dump.ts';
import { collectJson } from '../testkit/json.ts';
import { emailsTo, readCode } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';
import { authCodes, users } from './tables.ts';

const server = useServer();
const email = 'ann@example.org';

/** Creates every kind of secret that an account can have. Returns all of them and all response bodies. */
async function createEverySecret() {
  const { password } = await buildUser(server, { email });
  const browser = openBrowser(server.app);
  const bodies: string[] = [];
  const cookies = new Set<string>();
  const { send, transport } = browser;
  browser.send = async (call, more) => {
    const answer = await send(call, more);
    bodies.push(answer.body);
    for (const name of ['sid', 'txn', 'mfa', 'dev']) {
      const value = browser.cookies.get(name);
      if (value !== undefined) cookies.add(value.split('.').at(-1) ?? value);
    }

    return answer;
  };
  const seen = createClients(async (call) => {
    const answer = await browser.send(call);

    return { status: answer.statusCode, body: answer.json() };
  });
  await seen.passwordless.requestLogin({ body: { email } });
  const signIn = await readCode(server, email);
  await seen.passwordless.verifyLogin({ body: { email, verificationCode: signIn } });
  const { secret, code, recoveryCodes } = await enableTotp(server, {
    ...browser,
    transport,
  });
  await seen.auth.logout();
  await seen.auth.login({ body: { email, password } });
  await seen.passwordless.verifySigninCode({ body: { method: 'totp', code: code() } });
  await seen.password.forgotPassword({ body: { email } });
  const text = (await emailsTo(server, email)).at(-1)?.text ?? '';
  const [, token = ''] = /#token=([\w-]+)/.exec(text) ?? [];

  return {
    password,
    signIn,
    secret,
    code: code(),
    recoveryCodes,
    token,
    cookies: [...cookies],
    bodies,
  };
}

/** The outbox is excluded: queued emails contain their codes. */
test('no secret is stored in plain text in the database, the log or a response', async () => {
  const all = await createEverySecret();
  const { password, secret, recoveryCodes, token, cookies } = all;
  const secrets = [password, secret, ...recoveryCodes, token, ...cookies];
  const [rows, log, answers] = [
    JSON.stringify(await dumpTables(server, ['outbox'])),
    server.logged.join('\n'),
    all.bodies.join('\n'),
  ];

  expect(cookies.length).toBeGreaterThan(4);
  expect(secrets.every((each) => each.length >= 10)).toBe(true);
  expect(secrets.filter((each) => rows.includes(each))).toEqual([]);
  expect(secrets.filter((each) => log.includes(each))).toEqual([]);
  expect(secrets.filter((each) => answers.includes(each))).toEqual([]);
  for (const digits of [all.signIn, all.code]) {
    expect(log).not.toMatch(new RegExp(`\\b${digits}\\b`));
    expect(answers).not.toMatch(new RegExp(`"${digits}"`));
  }
});

test('a secret hash from the database does not authenticate', async () => {
  await createEverySecret();
  const { db, sessions } = server.services;
  const { rows } = await db.execute<{ id: string; hash: string }>(
    sql`select id, secret_hash as hash from sessions`,
  );
  for (const { id, hash } of rows) {
    expect(await sessions.findCaller(`${id}.${hash}`)).toBeNull();
  }
  expect(rows.length).toBeGreaterThan(0);
});

test('the data export contains no secrets and no hashes', async () => {
  const { password, secret, recoveryCodes, token, cookies } = await createEverySecret();
  const { db, personalData } = server.services;
  const hashes = await readAllHashes();
  const copies = await Promise.all(
    (await db.select({ id: users.id }).from(users)).map(({ id }) => personalData.exportOf(db, id)),
  );
  const copy = await collectJson({ ...copies });

  expect(copy).toContain(email);
  expect(hashes.length).toBeGreaterThan(15);
  for (const each of [password, secret, ...recoveryCodes, token, ...cookies, ...hashes]) {
    expect(copy).not.toContain(each);
  }
});

/** All values of columns for hashes and encrypted secrets. */
async function readAllHashes(): Promise<string[]> {
  const { db } = server.services;
  const columns = await db.execute<{ table: string; name: string }>(
    sql`select table_name as table, column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(hash|secret|sealed)$'`,
  );
  const found = await Promise.all(
    columns.rows.map(({ table, name }) =>
      db.execute<{ hash: string }>(
        sql`select ${sql.identifier(name)}::text as hash from ${sql.identifier(table)}
          where ${sql.identifier(name)} is not null`,
      ),
    ),
  );

  return found.flatMap(({ rows }) => rows.map(({ hash }) => hash));
}

test('codes are six random digits, stored as keyed hashes', async () => {
  const codes = new Set<string>();
  for (let number = 0; number < 60; number += 1) {
    const { passwordless } = createClients(openBrowser(server.app).transport);
    const address = `ann${number}@example.org`;
    await buildUser(server, { email: address });
    await passwordless.requestLogin({ body: { email: address } });
    codes.add(await readCode(server, address));
  }
  const rows = await server.services.db.select().from(authCodes);

  expect(codes.size).toBeGreaterThan(57);
  expect(new Set([...codes].map((code) => code[0])).size).toBeGreaterThan(5);
  expect(new Set(rows.map(({ codeHash }) => codeHash)).size).toBe(60);
  for (const row of rows) {
    expect(row.codeHash).toMatch(/^[\w-]{43}$/);
    expect(row.expiresAt.getTime() - row.sentAt.getTime()).toBe(600_000);
  }
});
