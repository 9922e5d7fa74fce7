import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goalStatus } from '@longhand/contract/goal-values';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../scripts/demo/accounts.ts';
import { openApi } from './testkit/api.ts';
import { totpAt } from './testkit/authenticator.ts';
import { freePort } from './testkit/server.ts';

const root = join(import.meta.dirname, '..');

/** Filling is a thousand requests of a year; a small machine with other stories on it takes its time. */
const patienceMs = 240_000;

test('the demonstration is filled once, with a year that reads back and an account of each role', {
  timeout: patienceMs,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-demo-'));
  rmSync(dataDir, { recursive: true });
  const first = await runDemo(dataDir);
  const accounts = accountsIn(first.printed());
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

  const admin = await signIn(first.origin, accounts, 'superadmin@demo.example');
  expect(admin.user).toMatchObject({ role: 150, systemRole: 'Admin' });
  const newcomer = 'newcomer@demo.example';
  await openApi(first.origin).auth.requestRegistration({ body: { email: newcomer, locale: 'en' } });
  await expect.poll(first.printed).toContain(`Mail to ${newcomer}`);
  await first.stop();

  const second = await runDemo(dataDir);
  expect(accountsIn(second.printed())).toEqual(accounts);
  expect(second.printed()).not.toContain('Filling');
  const again = await signIn(second.origin, accounts, 'plus@demo.example');
  expect((await again.api.goals.list({ query: {} })).items).toHaveLength(goals.length);
});

test('a directory that is no demonstration is left alone', { timeout: patienceMs }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-not-demo-'));
  writeFileSync(join(dataDir, 'manuscript.txt'), 'The only copy.');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));

  await expect(runDemo(dataDir)).rejects.toThrow('is there and is no demonstration');
});

type Shown = { email: string; secret: string | undefined };

/** The rows that it prints: role, address, and of staff the secret with the code of now. */
function accountsIn(printed: string): Shown[] {
  return [...printed.matchAll(/^\w+ +(\S+@demo\.example)(?: +second factor (\w+),)?/gm)].map(
    ([, email = '', secret]) => ({ email, secret }),
  );
}

async function signIn(origin: string, accounts: readonly Shown[], email: string) {
  const password = 'lamp oil for the long stairs';
  const secret = accounts.find((one) => one.email === email)?.secret;
  const api = openApi(origin);
  await api.auth.login({ body: { email, password } });
  if (secret !== undefined) {
    const code = totpAt(secret, Date.now());
    await api.passwordless.verifySigninCode({ body: { code, method: 'totp' } });
  }
  const { user } = await api.auth.me();

  return { api, user };
}

/** The command as `npm run demo` calls it, on a port of its own, until it says that it is ready. */
async function runDemo(dataDir: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const flags = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];
  const ending = ['--import', './scripts/end-with-launcher.mjs'];
  const child = spawn(
    process.execPath,
    [...flags, ...ending, 'scripts/demo.ts', '--data-dir', dataDir],
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
      timeout: patienceMs,
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
