import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goalStatus } from '@longhand/contract/goal-values';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../scripts/demo/accounts.ts';
import { createApiClient } from './testkit/api.ts';
import { totpAt } from './testkit/authenticator.ts';
import { freePort } from './testkit/server.ts';

const root = join(import.meta.dirname, '..');

/** Seeding sends about a thousand requests, which takes time on a small machine that runs other tests. */
const timeoutMs = 240_000;

test('the demo is seeded once, with a year of data and an account of each role', {
  timeout: timeoutMs,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-demo-'));
  rmSync(dataDir, { recursive: true });
  const first = await runDemo(dataDir);
  const accounts = parseAccounts(first.printed());
  expect(accounts.map(({ email }) => email)).toEqual(people.map(({ email }) => email));

  const { api } = await signIn(first.origin, accounts, 'plus@demo.example');
  const { items: goals } = await api.goals.list({ query: {} });
  expect(new Set(goals.map(({ status }) => status))).toEqual(new Set(goalStatus.options));
  expect(new Set(goals.map(({ kind, comparator }) => `${kind} ${comparator}`)).size).toBe(4);
  expect(goals.map(({ progress }) => progress.phase)).toEqual(
    expect.arrayContaining(['done', 'overdue', 'paused', 'upcoming']),
  );
  const { items: entries } = await api.goals.listEntries({ query: { size: 100 } });
  expect(entries).toHaveLength(100);
  const { items: sprints } = await api.writingSessions.listSessions({ query: {} });
  expect(sprints).toHaveLength(10);
  const { items: earned } = await api.achievements.list();
  expect(earned.filter((one) => one.earned.length > 0).length).toBeGreaterThan(15);
  const { items: samples } = await api.writingLab.listSamples({ query: { size: 100 } });
  expect(new Set(samples.map(({ language }) => language))).toEqual(
    new Set(['en', 'es', 'de', 'fr', 'ar', 'zh']),
  );
  expect(samples.some(({ versions, tags }) => versions === 3 && tags.length > 0)).toBe(true);
  const { items: manuscripts } = await api.writingLab.listManuscripts();
  const longest = manuscripts.reduce((one, other) => (one.words > other.words ? one : other));
  const { items: chapters } = await api.writingLab.listChapters({
    params: { id: longest.projectId },
  });
  expect(chapters.map(({ title }) => Number.parseInt(title, 10))).toEqual(
    chapters.map((_, at) => at + 1),
  );

  const listConversations = async (show: 'inbox' | 'requests') =>
    (await api.messages.listConversations({ query: { show } })).items;
  expect((await listConversations('inbox')).map(({ kind }) => kind).sort()).toEqual([
    'direct',
    'group',
  ]);
  expect(await listConversations('requests')).toHaveLength(1);
  const listKinds = async () =>
    (await api.notifications.list({ query: { size: 50 } })).items.map(({ kind }) => kind);
  await expect
    .poll(listKinds)
    .toEqual(expect.arrayContaining(['message_received', 'message_request']));

  const admin = await signIn(first.origin, accounts, 'superadmin@demo.example');
  expect(admin.user).toMatchObject({ role: 150, systemRole: 'Admin' });
  const newcomer = 'newcomer@demo.example';
  await createApiClient(first.origin).auth.requestRegistration({
    body: { email: newcomer, locale: 'en' },
  });
  await expect.poll(first.printed).toContain(`Mail to ${newcomer}`);
  await first.stop();

  const second = await runDemo(dataDir);
  expect(parseAccounts(second.printed())).toEqual(accounts);
  expect(second.printed()).not.toContain('Filling');
  const again = await signIn(second.origin, accounts, 'plus@demo.example');
  expect((await again.api.goals.list({ query: {} })).items).toHaveLength(goals.length);
});

test('a directory that is not a demo is not touched', { timeout: timeoutMs }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-not-demo-'));
  writeFileSync(join(dataDir, 'manuscript.txt'), 'The only copy.');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));

  await expect(runDemo(dataDir)).rejects.toThrow('already exists and is not a demo directory');
});

type DemoAccount = { email: string; secret: string | undefined };

/** Parses the printed rows: role, email and, for staff, the TOTP secret and current code. */
function parseAccounts(printed: string): DemoAccount[] {
  return [...printed.matchAll(/^\w+ +(\S+@demo\.example)(?: +second factor (\w+),)?/gm)].map(
    ([, email = '', secret]) => ({ email, secret }),
  );
}

async function signIn(origin: string, accounts: readonly DemoAccount[], email: string) {
  const password = 'lamp oil for the long stairs';
  const secret = accounts.find((one) => one.email === email)?.secret;
  const api = createApiClient(origin);
  await api.auth.login({ body: { email, password } });
  if (secret !== undefined) {
    const code = totpAt(secret, Date.now());
    await api.passwordless.verifySigninCode({ body: { code, method: 'totp' } });
  }
  const { user } = await api.auth.me();

  return { api, user };
}

/** Runs the command of `npm run demo` on its own port and waits until it is ready. */
async function runDemo(dataDir: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const flags = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];
  const exitHook = ['--import', './scripts/end-with-launcher.mjs'];
  const child = spawn(
    process.execPath,
    [...flags, ...exitHook, 'scripts/demo.ts', '--data-dir', dataDir],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TMPDIR: tmpdir(),
        PORT: String(port),
        PUBLIC_URL: origin,
        LOG_FILE: '-',
        LOG_LEVEL: 'error',
      },
    },
  );
  onTestFinished(async () => {
    await stop(child);
    rmSync(dataDir, { recursive: true, force: true });
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  await expect
    .poll(() => output.includes('Longhand is ready') || child.exitCode !== null, {
      timeout: timeoutMs,
      interval: 100,
    })
    .toBe(true);
  if (child.exitCode !== null) throw new Error(output);

  return { origin, printed: () => output, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
