import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@longhand/contract/auth';
import { authPassword } from '@longhand/contract/auth-password';
import { createClient } from '@longhand/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealEvents } from './auth/audit/chain.ts';
import { openDatabase } from './platform/db/database.ts';
import { readConfig } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { createSigner, readSecret } from './platform/secret.ts';
import { startServer } from './start-server.ts';
import { createHttpTransport } from './testkit/http-transport.ts';
import { findFreePort } from './testkit/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'longhand-operate-'));
const ann = { email: 'ann@example.org', password: 'forty drafts and a kettle' };
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '', PUBLIC_URL: '' };

beforeAll(async () => {
  env.PORT = String(await findFreePort());
  env.PUBLIC_URL = `http://127.0.0.1:${env.PORT}`;
  await whileRunning(async (setUpLink) => {
    const token = setUpLink?.split('#setup=')[1] ?? '';
    await visitor().auth.createFirstAdmin({ body: { ...ann, firstName: 'Ann', token } });
  });
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function whileRunning(act: (setUpLink: string | null) => Promise<void>): Promise<void> {
  const server = await startServer(readConfig(env), () => {});
  try {
    await act(server.setUpLink);
  } finally {
    await server.stop();
  }
}

function visitor() {
  const transport = createHttpTransport(env.PUBLIC_URL);

  return {
    auth: createClient(auth, transport),
    password: createClient(authPassword, transport),
  };
}

/** Runs `npm run admin --` in a separate process, as the operator does. */
function runAdmin(...args: string[]): Promise<{ code: number; output: string }> {
  const script = join(import.meta.dirname, '../../../scripts/admin.ts');
  const flags = ['--disable-warning=ExperimentalWarning', '--liftoff-only', script, ...args];

  return new Promise((resolve) => {
    const child = execFile(process.execPath, flags, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test('a locked-out user gets a reset link from the operator, sets a password and signs in', async () => {
  const { code, output } = await runAdmin('reset-password', 'Ann@Example.org');
  expect(code).toBe(0);
  const [, token = ''] = /\/auth\/reset-password#token=([\w-]{43})\n/.exec(output) ?? [];

  await whileRunning(async () => {
    const password = 'slack water at the quay';
    await visitor().password.resetPassword({ body: { token, password } });
    await expect(
      visitor().auth.login({ body: { email: ann.email, password } }),
    ).resolves.toMatchObject({ user: { email: ann.email, role: 150 } });
  });
});

test('second factor and Super Admin are reset by address, and the audit log stays intact', async () => {
  expect(await runAdmin('reset-second-factor', ann.email)).toMatchObject({
    ...{ code: 0, output: expect.stringContaining(ann.email) },
  });
  expect(await runAdmin('make-admin', ann.email)).toMatchObject({
    ...{ code: 0, output: expect.stringContaining('Super Admin') },
  });
  expect(await runAdmin('verify-audit')).toMatchObject({
    ...{ code: 0, output: expect.stringMatching(/^\d+ events, none changed/m) },
  });
});

test('a tampered audit event is reported, and the command fails', async () => {
  const log = createLog('error');
  const database = await openDatabase({ dataDir, log });
  const sign = createSigner(readSecret(readConfig(env)) ?? '');
  await sealEvents({ db: database.db, sign });
  await database.run(`alter table auth_events disable trigger user;
    update auth_events set kind = 'signed_out' where kind = 'admin_made';
    alter table auth_events enable trigger user;`);
  await database.checkpoint();
  await database.close();

  expect(await runAdmin('verify-audit')).toMatchObject({
    ...{ code: 1, output: expect.stringContaining('The audit is broken') },
  });
});

test('failures print one sentence and exit with their own code', async () => {
  const nobody = await runAdmin('reset-password', 'nobody@example.org');
  expect(nobody).toMatchObject({ code: 1, output: expect.stringContaining('nobody@example.org') });
  expect(nobody.output).not.toMatch(/ at .*\.ts/);
  expect(await runAdmin('format-disk', ann.email)).toMatchObject({
    ...{ code: 64, output: expect.stringContaining('npm run admin') },
  });

  env.PORT = 'none';
  expect(await runAdmin('verify-audit')).toMatchObject({
    ...{ code: 78, output: expect.stringContaining('PORT') },
  });
  env.PORT = String(await findFreePort());
});

test('the command does nothing while a server uses the embedded database', async () => {
  await whileRunning(async () => {
    expect(await runAdmin('make-admin', ann.email)).toMatchObject({
      ...{ code: 1, output: expect.stringMatching(/^Another process/) },
    });
  });
});
