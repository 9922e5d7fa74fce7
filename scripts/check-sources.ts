import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts.ts';

/** What is asked there the operator has named. An address that a writer gives needs a guard against private ones first. */
const outgoing = [
  'apps/server/src/auth/external/provider-clients.ts',
  'apps/server/src/auth/external/provider-profile.ts',
  'apps/server/src/grammar/language-tool.ts',
  'apps/server/src/platform/mail/mail-transport.ts',
];

/** What reaches outside, and the one place for each. */
const only = [
  {
    means: 'reads the environment',
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
      'apps/web/src/writing-lab/analysis/spelling.worker.ts', // its dictionaries, files of the build
      'apps/web/src/writing-lab/analysis/grammar.worker.ts', // its program, a file of the build
    ],
  },
  {
    means: 'asks another host',
    what: /(?<![.\w])fetch\(|\b(request|createTransport|fetchProtectedResource|connect)\b.*from '(node:https?|node:http2|node:net|node:tls|undici|openid-client|nodemailer)'/,
    within: /^apps\/server\//,
    in: outgoing,
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

/** What no linter asks: files stay short, letters grow with the reader's font size, and what reaches outside of the program does so in one place. */
const broken = sources().flatMap(({ file, text }) => [
  ...tooLong(file, text),
  ...reaching(file, text),
  ...fixedLetters(file, text),
]);

for (const sentence of broken) console.error(sentence);
process.exit(broken.length === 0 ? 0 : 1);

function sources() {
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
function tooLong(file: string, text: string): string[] {
  const lines = text.split('\n').length - 1;
  const isData = /^packages\/analysis\/src\/(lexicons|languages)\//.test(file);

  return lines > 250 && !isData ? [`${file} has ${lines} lines; 250 is where a file ends.`] : [];
}

/** Letters, and the widths where a page changes, follow the font size that a reader has set in the browser. */
function fixedLetters(file: string, text: string): string[] {
  if (!file.startsWith('apps/web/src/') && !file.startsWith('packages/charts/src/')) return [];
  const declared = file.endsWith('.css')
    ? /(?<![\w-])(font|font-size|line-height)\s*:[^;{}]*\dpx|@(media|container)[^{]*\dpx/g
    : /(?<![\w-])(font|fontSize|lineHeight)\s*:\s*'[^'\n]*\dpx/g;

  return [...text.matchAll(declared)].map(
    ([what]) =>
      `${file} sets “${what.replaceAll(/\s+/g, ' ')}”; letters and breakpoints are in rem and em.`,
  );
}

function reaching(file: string, text: string): string[] {
  if (/\.test\.tsx?$|\/testkit\//.test(file)) return [];

  return only
    .filter(
      ({ within, in: allowed, what }) =>
        within.test(file) && !allowed.includes(file) && what.test(text),
    )
    .map(({ in: allowed, means }) => `${file} ${means}; that is done in ${allowed.join(' and ')}.`);
}
