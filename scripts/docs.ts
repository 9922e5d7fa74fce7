import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisPage } from './docs/analysis-page.ts';
import { environmentPage } from './docs/environment-page.ts';
import { createOpenApiDocument } from './docs/open-api.ts';
import { routesPage } from './docs/routes-page.ts';
import { root } from './slice-map.ts';

/** Writes the generated pages of `docs/`. With `--check` it only fails if a page is outdated. */
const pages: Record<string, string> = {
  'docs/routes.md': await routesPage(),
  'docs/openapi.json': `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`,
  'docs/environment.md': environmentPage(),
  'docs/analysis.md': analysisPage(),
};

if (process.argv.includes('--check')) {
  const outdatedPages = Object.entries(pages).filter(([file, text]) => read(file) !== text);
  for (const [file] of outdatedPages) console.error(`${file} is out of date: run npm run docs.`);
  process.exit(outdatedPages.length === 0 ? 0 : 1);
}

mkdirSync(join(root, 'docs'), { recursive: true });
for (const [file, text] of Object.entries(pages)) {
  writeFileSync(join(root, file), text);
  console.log(file);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
