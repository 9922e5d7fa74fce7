import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const preload = join(import.meta.dirname, 'quick-imports.mjs');

function printed(code: string, flags: string[] = []): string {
  const args = [...flags, '--disable-warning=ExperimentalWarning', '--input-type=module'];
  const { stdout, stderr } = spawnSync(process.execPath, [...args, '--eval', code], {
    cwd: join(import.meta.dirname, '../apps/server'),
    encoding: 'utf8',
  });

  return stdout + stderr;
}

test('a quick import finds what a plain one finds, of modules and of others', () => {
  const code = `
    const names = ['drizzle-orm/pg-core', 'zod', 'fastify', 'pg', 'use-intl/core', './src/slices.ts'];
    for (const name of names) console.log(name, Object.keys(await import(name)).join());
  `;

  expect(printed(code, ['--import', preload])).toBe(printed(code));
});

test('a file that is not there is refused by its name', () => {
  const code = `await import('./src/nowhere.ts')`;

  expect(printed(code, ['--import', preload])).toMatch(/nowhere\.ts/);
});
