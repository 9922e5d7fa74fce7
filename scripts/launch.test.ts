import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'longhand-clone-'));
  mkdirSync(join(clone, 'scripts'));
  for (const file of ['launch.mjs', 'server-memory.mjs', 'end-with-launcher.mjs']) {
    cpSync(join(import.meta.dirname, file), join(clone, 'scripts', file));
  }
  writeFileSync(join(clone, 'scripts/probe.ts'), "console.log('The command has run.');");
});
afterEach(() => rmSync(clone, { recursive: true }));

test('a fresh clone is installed without engine warnings', () => {
  writePackages({ engines: { node: '>=99' } });
  const { status, printed } = launch();

  expect(printed).toContain('The command has run.');
  expect(printed).not.toContain('EBADENGINE');
  expect(status).toBe(0);
});

test('installation errors are shown', () => {
  writePackages({ os: ['an-os-that-is-none'] });
  const { status, printed } = launch();

  expect(printed).toContain('EBADPLATFORM');
  expect(printed).toContain('npm ci did not succeed');
  expect(status).toBe(1);
});

test('an explicit npm log level is respected', () => {
  writePackages({ engines: { node: '>=99' } });

  expect(launch({ npm_config_loglevel: 'warn' }).printed).toContain('EBADENGINE');
});

test('the server runs in production mode, unless it is told otherwise', () => {
  writePackages({});
  writeFileSync(join(clone, 'scripts/quick-imports.mjs'), '');
  writeFileSync(join(clone, 'scripts/start.ts'), 'console.log(process.env.NODE_ENV);');

  expect(launch({}, 'start').printed).toContain('production');
  expect(launch({ NODE_ENV: 'development' }, 'start').printed).toContain('development');
});

/** A local package, so that nothing is downloaded. */
function writePackages(fields: object) {
  const part = { name: 'part', version: '1.0.0', ...fields };
  const whole = { name: 'clone', version: '1.0.0', workspaces: ['part'] };
  mkdirSync(join(clone, 'part'));
  writeJson('part/package.json', part);
  writeJson('package.json', whole);
  writeJson('package-lock.json', {
    name: 'clone',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': whole, 'node_modules/part': { resolved: 'part', link: true }, part },
  });
}

function writeJson(file: string, content: object) {
  writeFileSync(join(clone, file), JSON.stringify(content));
}

function launch(env: Record<string, string> = {}, command = 'probe') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'scripts/launch.mjs'), command],
    {
      cwd: clone,
      encoding: 'utf8',
      env: {
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        HOME: process.env['HOME'],
        ...env,
      },
    },
  );

  return { status, printed: stdout + stderr };
}
