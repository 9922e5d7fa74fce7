import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '../platform/db/embedded.ts';
import { migrateEmbedded, migrationsFolder } from '../platform/db/migrate.ts';
import { bareImage, templateFile } from '../platform/db/template.ts';

/** Before the tests on the embedded database: the migrated image that every worker loads. */
export default async function prepare(project: TestProject) {
  const image = join(cache, `test-image-${fingerprint()}.tar`);

  if (!existsSync(image)) await makeImage(image);
  project.provide('database', { kind: 'embedded', image });
}

const cache = join(import.meta.dirname, '../../../../.cache');

/** Changes with PGlite's version and with every migration. */
function fingerprint(): string {
  const hash = createHash('sha256').update(basename(templateFile()));

  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }

  return hash.digest('hex').slice(0, 16);
}

async function makeImage(file: string) {
  const database = await openInMemory(await bareImage());
  await migrateEmbedded(database);
  const image = await database.dumpDataDir('none');
  await database.close();

  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, new Uint8Array(await image.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
}
