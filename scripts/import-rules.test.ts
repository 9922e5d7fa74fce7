import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './command-steps.ts';
import { findImportViolations } from './import-rules.ts';

/** A small project with the same structure and rules and two slices: elms and oaks. */
let projectDirectory: string;

beforeAll(() => {
  projectDirectory = mkdtempSync(join(tmpdir(), 'longhand-arrows-'));
  cpSync(join(root, '.dependency-cruiser.mjs'), join(projectDirectory, '.dependency-cruiser.mjs'));
  cpSync(
    join(root, 'packages/contract/package.json'),
    join(projectDirectory, 'packages/contract/package.json'),
  );
  mkdirSync(join(projectDirectory, 'node_modules/@longhand'), { recursive: true });
  symlinkSync('../../packages/contract', join(projectDirectory, 'node_modules/@longhand/contract'));

  for (const file of existingFiles) write(file, leaf);
});

afterAll(() => rmSync(projectDirectory, { recursive: true }));

const leaf = 'export const leaf = 1;\n';

const existingFiles = [
  'node_modules/zod/index.js',
  'packages/contract/src/oaks.ts',
  'packages/analysis/src/index.ts',
  'apps/server/src/slices.ts',
  'apps/server/src/platform/log.ts',
  'apps/server/src/testkit/database.ts',
  'apps/server/src/oaks/index.ts',
  'apps/server/src/oaks/queries.ts',
  'apps/web/src/ui/button.tsx',
  'apps/web/src/oaks/index.ts',
  'apps/web/src/oaks/routes.ts',
  'apps/web/src/writing-lab/library/list/oak.tsx',
  'apps/web/src/writing-lab/storage/oak.ts',
];

test.each([
  ['packages/contract/src/elms.ts', '../../analysis/src/index.ts', 'contract-knows-zod-only'],
  ['packages/analysis/src/elms.ts', 'node:fs', 'analysis-is-pure'],
  ['packages/analysis/src/elms.ts', '../../../apps/server/src/slices.ts', 'packages-know-no-app'],
  ['apps/web/src/elms/home.tsx', '../../../server/src/slices.ts', 'web-never-imports-server'],
  ['apps/web/src/elms/home.tsx', '../oaks/routes.ts', 'web-slice-through-its-index'],
  ['apps/web/src/writing-lab/storage/elm.ts', '../library/list/oak.tsx', 'writing-lab-order'],
  ['apps/web/src/ui/elm.tsx', '../oaks/routes.ts', 'web-base-knows-no-slice'],
  ['apps/server/src/platform/elm.ts', '../oaks/index.ts', 'server-platform-knows-no-slice'],
  ['apps/server/src/elms/rules.ts', '../oaks/queries.ts', 'server-slice-through-its-index'],
  ['apps/server/src/elms/rules.ts', '../testkit/database.ts', 'testkit-for-tests'],
  ['apps/server/src/elms/rules.ts', './nowhere.ts', 'resolvable'],
])('%s may not import %s', async (file, imported, rule) => {
  expect(await findViolationsOf(file, imported)).toContain(`${file} imports`);
  expect(await findViolationsOf(file, imported)).toContain(rule);
});

test.each([
  ['packages/contract/src/elms.ts', 'zod'],
  ['apps/server/src/elms/rules.ts', '../oaks/index.ts'],
  ['apps/server/src/elms/rules.ts', '@longhand/contract/oaks'],
  ['apps/server/src/elms/rules.test.ts', '../testkit/database.ts'],
  ['apps/web/src/shell/router.tsx', '../oaks/routes.ts'],
  ['apps/web/src/elms/home.tsx', '../ui/button.tsx'],
  ['apps/web/src/elms/home.tsx', '../oaks/index.ts'],
  ['apps/web/src/writing-lab/library/elm.tsx', '../storage/oak.ts'],
])('%s may import %s', async (file, imported) => {
  expect(await findViolationsOf(file, imported)).toBe('');
});

test.each([
  ['of values', "export * from './oak.ts';\n", "export * from './elm.ts';\n"],
  [
    'of types',
    "import type { Oak } from './oak.ts';\n\nexport type Elm = Oak;\n",
    "import type { Elm } from './elm.ts';\n\nexport type Oak = Elm;\n",
  ],
])('two files may not import each other: a cycle %s', async (_, elm, oak) => {
  const folder = 'packages/analysis/src';
  write(`${folder}/elm.ts`, elm);
  write(`${folder}/oak.ts`, oak);
  const violations = (await findImportViolations(projectDirectory)).join('\n');
  for (const file of ['elm.ts', 'oak.ts']) rmSync(join(projectDirectory, folder, file));

  expect(violations).toContain('no-cycles');
  expect(violations).toContain(`${folder}/elm.ts → ${folder}/oak.ts → ${folder}/elm.ts`);
});

test.each(['apps/server/src/oaks', 'apps/web/src/oaks', 'packages/analysis/src/measures'])(
  'two sub-folders of %s may not import each other',
  async (parent) => {
    const oneWay = { 'bark/leaf.ts': leaf, 'root/leaf.ts': leaf, 'bark/elm.ts': from('../root') };

    expect(await findViolationsAmong(parent, oneWay)).toBe('');
    expect(
      await findViolationsAmong(parent, { ...oneWay, 'root/elm.test.ts': from('../bark') }),
    ).toBe('');
    const mutual = await findViolationsAmong(parent, { ...oneWay, 'root/elm.ts': from('../bark') });
    expect(mutual).toContain('no-mutual-folders');
    expect(mutual).toContain(`${parent}/bark/elm.ts imports ${parent}/root/leaf.ts`);
  },
);

function from(folder: string): string {
  return `export * from '${folder}/leaf.ts';\n`;
}

async function findViolationsAmong(parent: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) write(`${parent}/${file}`, text);
  const violations = await findImportViolations(projectDirectory);
  for (const file of Object.keys(files)) rmSync(join(projectDirectory, parent, file));

  return violations.join('\n');
}

async function findViolationsOf(file: string, imported: string): Promise<string> {
  write(file, `export * from '${imported}';\n`);
  const violations = await findImportViolations(projectDirectory);
  rmSync(join(projectDirectory, file));

  return violations.join('\n');
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(projectDirectory, file)), { recursive: true });
  writeFileSync(join(projectDirectory, file), text);
}
