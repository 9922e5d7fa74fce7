import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command-steps.ts';

/** These files only call hosts configured by the operator. An address given by a user must first be checked against private networks. */
const outgoingRequestFiles = [
  'apps/server/src/auth/external/provider-clients.ts',
  'apps/server/src/auth/external/provider-profile.ts',
  'apps/server/src/grammar/language-tool.ts',
  'apps/server/src/platform/mail/mail-transport.ts',
];

/** Access to the outside, and the only files allowed to use it. */
const restrictions = [
  {
    means: 'reads environment variables',
    what: /process\.env\b/,
    within: /^(apps\/server|packages)\//,
    in: ['apps/server/src/platform/env.ts'],
  },
  {
    means: 'calls fetch',
    what: /(?<![.\w])(globalThis\.|window\.)?fetch\(/,
    within: /^(apps\/web|packages)\//,
    in: [
      'apps/web/src/platform/api-client.ts',
      'apps/web/service-worker/worker.ts',
      'apps/web/src/writing-lab/analysis/checkers/spelling.worker.ts', // dictionaries from the build
      'apps/web/src/writing-lab/analysis/checkers/grammar.worker.ts', // Harper's WebAssembly from the build
    ],
  },
  {
    means: 'sends requests to another host',
    what: /(?<![.\w])fetch\(|\b(request|createTransport|fetchProtectedResource|connect)\b.*from '(node:https?|node:http2|node:net|node:tls|undici|openid-client|nodemailer)'/,
    within: /^apps\/server\//,
    in: outgoingRequestFiles,
  },
  {
    means: 'reads the time',
    what: /new Date\(\)|Date\.now\(\)/,
    within: /^(apps|packages)\//,
    in: [
      'apps/server/src/platform/clock.ts',
      'apps/web/src/platform/clock.ts',
      'apps/web/src/platform/session.ts',
    ],
  },
];

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

function findRestrictedCalls(file: string, text: string): string[] {
  if (/\.test\.tsx?$|\/testkit\//.test(file)) return [];

  return restrictions
    .filter(
      ({ within, in: allowedFiles, what }) =>
        within.test(file) && !allowedFiles.includes(file) && what.test(text),
    )
    .map(
      ({ in: allowedFiles, means }) =>
        `${file} ${means}; that is done in ${allowedFiles.join(' and ')}.`,
    );
}
