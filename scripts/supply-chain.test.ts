import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command-steps.ts';

type Locked = { resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const locked = Object.entries<Locked>(read('package-lock.json').packages);

const registry = 'https://registry.npmjs.org/';

/** Packages with install scripts that are known to work without them. */
const allowedInstallScripts = /node_modules\/(esbuild|@swc\/core|fsevents)$/;

test('every package comes from the registry with an integrity hash', () => {
  const registryPackages = locked.filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  const unverifiedPackages = registryPackages.filter(
    ([, { resolved = registry, integrity = '' }]) =>
      !resolved.startsWith(registry) || !integrity.startsWith('sha512-'),
  );

  expect(unverifiedPackages).toEqual([]);
  expect(registryPackages.length).toBeGreaterThan(300);
});

test('no package runs an install script', () => {
  const packagesWithScripts = locked.filter(
    ([, { hasInstallScript }]) => hasInstallScript === true,
  );

  expect(packagesWithScripts.filter(([path]) => !allowedInstallScripts.test(path))).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('versions are exact, so that every update is an explicit change', () => {
  const files = globSync('{.,{packages,apps}/*,e2e,bench}/package.json', { cwd: root });
  const inexactVersions = files.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = read(file);
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };

    return Object.entries<string>(all).filter(
      ([name, version]) =>
        !name.startsWith('@longhand/') && !/^\d+\.\d+\.\d+[\w.-]*$/.test(version),
    );
  });

  expect(inexactVersions).toEqual([]);
  expect(files.length).toBeGreaterThan(6);
});
