import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@longhand/contract/auth';
import { createClient } from '@longhand/contract/client';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './platform/env.ts';
import { startServer } from './start-server.ts';
import { createHttpTransport } from './testkit/http-transport.ts';
import { findFreePort } from './testkit/server-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'longhand-start-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('a new installation prints emails and the setup link, and its data survives a restart', async () => {
  const printed: string[] = [];
  const config = await configOf();
  const first = await startServer(config, (text) => printed.push(text));
  const token = first.setUpLink?.split('#setup=')[1] ?? '';
  const ann = clientOf(config.PUBLIC_URL);
  await ann.requestRegistration({ body: { email: 'ann@example.org', locale: 'fr' } });
  const code = await codeIn(printed);
  const person = { email: 'ann@example.org', password: 'forty drafts and a kettle' };
  await ann.verifyRegistration({ body: { ...person, code } });
  const bob = { ...person, email: 'bob@example.org', firstName: 'Bob', token };
  await clientOf(config.PUBLIC_URL).createFirstAdmin({ body: bob });
  await first.stop();
  await expect(fetch(`${config.PUBLIC_URL}/healthz`)).rejects.toThrow();

  const second = await startServer(config, () => {});
  expect(second.setUpLink).toBeNull();
  await expect(ann.me()).resolves.toMatchObject({ user: { email: 'ann@example.org' } });
  await expect(fetch(`${config.PUBLIC_URL}/readyz`)).resolves.toMatchObject({ status: 200 });
  await second.stop();
});

async function configOf() {
  const port = await findFreePort();

  return readConfig({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
  });
}

/** The email job polls every second. */
async function codeIn(printed: readonly string[]): Promise<string> {
  for (;;) {
    const code = printed.join('\n').match(/^\d{6}$/m)?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function clientOf(origin: string) {
  return createClient(auth, createHttpTransport(origin));
}
