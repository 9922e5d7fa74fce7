import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './parts.ts';

type Locked = { resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const locked = Object.entries<Locked>(read('package-lock.json').packages);

const registry = 'https://registry.npmjs.org/';

/** What would like to run something when it is installed, and is known to work without. */
const known = /node_modules\/(esbuild|@swc\/core|fsevents)$/;

test('every package comes from the registry, and is what it was when it was chosen', () => {
  const others = locked.filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  const foreign = others.filter(
    ([, { resolved = registry, integrity = '' }]) =>
      !resolved.startsWith(registry) || !integrity.startsWith('sha512-'),
  );

  expect(foreign).toEqual([]);
  expect(others.length).toBeGreaterThan(300);
});

test('no package runs anything when it is installed', () => {
  const wishes = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);

  expect(wishes.filter(([path]) => !known.test(path))).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('versions are exact, so that an update is a change that somebody made', () => {
  const files = globSync('{.,{packages,apps}/*,e2e,bench}/package.json', { cwd: root });
  const loose = files.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = read(file);
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };

    return Object.entries<string>(all).filter(
      ([name, version]) =>
        !name.startsWith('@longhand/') && !/^\d+\.\d+\.\d+[\w.-]*$/.test(version),
    );
  });

  expect(loose).toEqual([]);
  expect(files.length).toBeGreaterThan(6);
});
