import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command-steps.ts';
import { findRestrictedCalls } from './source-restrictions.ts';

/** Checks that no linter makes: files stay short, font sizes are relative, and access to the outside stays in one place. */
const violations = readSources().flatMap(({ file, text }) => [
  ...findLongFiles(file, text),
  ...findRestrictedCalls(file, text),
  ...findFixedFontSizes(file, text),
]);

for (const sentence of violations) console.error(sentence);
process.exit(violations.length === 0 ? 0 : 1);

function readSources() {
  const files = globSync('{packages,apps}/*/{src,service-worker}/**/*.{ts,tsx,css}', { cwd: root });
  const others = globSync('{scripts,e2e,bench}/**/*.{ts,mjs}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });

  return [...files, ...others].map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

/** Word lists are data. */
function findLongFiles(file: string, text: string): string[] {
  const lines = text.split('\n').length - 1;
  const isData = /^packages\/analysis\/src\/(lexicons|languages)\//.test(file);

  return lines > 250 && !isData ? [`${file} has ${lines} lines; 250 is where a file ends.`] : [];
}

/** Font sizes and breakpoints follow the user's browser font size. */
function findFixedFontSizes(file: string, text: string): string[] {
  if (!file.startsWith('apps/web/src/') && !file.startsWith('packages/charts/src/')) return [];
  const pixelDeclaration = file.endsWith('.css')
    ? /(?<![\w-])(font|font-size|line-height)\s*:[^;{}]*\dpx|@(media|container)[^{]*\dpx/g
    : /(?<![\w-])(font|fontSize|lineHeight)\s*:\s*'[^'\n]*\dpx/g;

  return [...text.matchAll(pixelDeclaration)].map(
    ([what]) =>
      `${file} sets “${what.replaceAll(/\s+/g, ' ')}”; letters and breakpoints are in rem and em.`,
  );
}
