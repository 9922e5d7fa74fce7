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
import { emptyDatabaseImage, templateFile } from '../platform/db/template.ts';

/** Global setup of the embedded database tests: builds the migrated image that each worker loads. */
export default async function prepare(project: TestProject) {
  const image = join(cacheDirectory, `test-image-${fingerprint()}.tar`);

  if (!existsSync(image)) await createImage(image);
  project.provide('database', { kind: 'embedded', image });
}

const cacheDirectory = join(import.meta.dirname, '../../../../.cache');

/** Changes with the PGlite version and with every migration. */
function fingerprint(): string {
  const hash = createHash('sha256').update(basename(templateFile()));

  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }

  return hash.digest('hex').slice(0, 16);
}

async function createImage(file: string) {
  const database = await openInMemory(await emptyDatabaseImage());
  await migrateEmbedded(database);
  const image = await database.dumpDataDir('none');
  await database.close();

  mkdirSync(cacheDirectory, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, new Uint8Array(await image.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
}
