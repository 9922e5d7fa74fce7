import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const preload = join(import.meta.dirname, 'quick-imports.mjs');

function runCode(code: string, flags: string[] = []): string {
  const args = [...flags, '--disable-warning=ExperimentalWarning', '--input-type=module'];
  const { stdout, stderr } = spawnSync(process.execPath, [...args, '--eval', code], {
    cwd: join(import.meta.dirname, '../apps/server'),
    encoding: 'utf8',
  });

  return stdout + stderr;
}

test('cached imports resolve like plain imports, for ES modules and others', () => {
  const code = `
    const names = ['drizzle-orm/pg-core', 'zod', 'fastify', 'pg', 'use-intl/core', './src/slices.ts'];
    for (const name of names) console.log(name, Object.keys(await import(name)).join());
  `;

  expect(runCode(code, ['--import', preload])).toBe(runCode(code));
});

test('a missing file is reported by its name', () => {
  const code = `await import('./src/nowhere.ts')`;

  expect(runCode(code, ['--import', preload])).toMatch(/nowhere\.ts/);
});
