/** These files only call hosts configured by the operator. */
const operatorHostFiles = [
  'apps/server/src/auth/external/flows.ts',
  'apps/server/src/auth/external/provider-clients.ts',
  'apps/server/src/auth/external/provider-profile.ts',
  'apps/server/src/grammar/language-tool.ts',
  'apps/server/src/platform/mail/mail-transport.ts',
];

/** The guarded fetch: the only files that connect to a host that a user or a third party named (decision 37). */
const guardedFetchFiles = [
  'apps/server/src/platform/outbound/resolve-host.ts',
  'apps/server/src/platform/outbound/send-request.ts',
];

type Restriction = {
  means: string;
  isIn(text: string): boolean;
  within: RegExp;
  in: readonly string[];
};

/** Access to the outside, and the only files allowed to use it. */
const restrictions: readonly Restriction[] = [
  {
    means: 'reads environment variables',
    isIn: (text) => /process\.env\b/.test(text),
    within: /^(apps\/server|packages)\//,
    in: ['apps/server/src/platform/env.ts'],
  },
  {
    means: 'calls fetch',
    isIn: usesFetch,
    within: /^(apps\/web|packages)\//,
    in: [
      'apps/web/src/platform/api-client.ts',
      'apps/web/service-worker/renew-subscription.ts',
      'apps/web/service-worker/worker.ts',
      'apps/web/src/writing-lab/analysis/checkers/spelling.worker.ts', // dictionaries from the build
      'apps/web/src/writing-lab/analysis/checkers/grammar.worker.ts', // Harper's WebAssembly from the build
    ],
  },
  {
    means: 'sends requests to another host instead of by guardedFetch',
    isIn: (text) =>
      usesFetch(text) || /\bnew (WebSocket|EventSource)\(/.test(text) || importsClient(text),
    within: /^apps\/server\//,
    in: [...guardedFetchFiles, ...operatorHostFiles],
  },
  {
    means: 'reads the time',
    isIn: (text) => /new Date\(\)|Date\.now\(\)/.test(text),
    within: /^(apps|packages)\//,
    in: [
      'apps/server/src/platform/clock.ts',
      'apps/web/src/platform/clock.ts',
      'apps/web/src/platform/session.ts',
    ],
  },
];

/** What a source file does that only other files may do, one sentence each. Tests may do all of it. */
export function findRestrictedCalls(file: string, text: string): string[] {
  if (/\.test\.tsx?$|\/testkit\//.test(file)) return [];

  return restrictions
    .filter(
      ({ within, in: allowedFiles, isIn }) =>
        within.test(file) && !allowedFiles.includes(file) && isIn(text),
    )
    .map(
      ({ in: allowedFiles, means }) =>
        `${file} ${means}; that is done in ${allowedFiles.join(' and ')}.`,
    );
}

/** A call, or fetch passed on as a value. */
function usesFetch(text: string): boolean {
  return (
    /(?<![.\w'-])((globalThis|global|window)\.)?fetch\(/.test(text) ||
    /[=:(,{[]\s*((globalThis|global|window)\.)?fetch\s*[;,)}\]]/.test(text)
  );
}

const nodeClients = /^(node:)?(https?|http2|net|tls|dgram|dns|dns\/promises)$/;
const clientPackages = /^(undici|openid-client|nodemailer|axios|got|ky|node-fetch|ws)$/;
/** What Node's network modules offer besides clients. */
const harmlessNames = new Set(['BlockList', 'createServer', 'isIP', 'isIPv4', 'isIPv6']);

function importsClient(text: string): boolean {
  const statements = text.matchAll(/\bimport\s+(type\s)?([^;'"]*?)\s*from\s*'([^']+)'/g);
  const dynamicImports = text.matchAll(/\b(?:import|require)\(\s*'([^']+)'/g);

  return (
    [...statements].some(
      ([, type, clause = '', module = '']) =>
        type === undefined && isClientImport(module, valueNamesOf(clause)),
    ) || [...dynamicImports].some(([, module = '']) => isClientImport(module, ['*']))
  );
}

function isClientImport(module: string, names: readonly string[]): boolean {
  if (clientPackages.test(module)) return names.length > 0;

  return nodeClients.test(module) && names.some((name) => !harmlessNames.has(name));
}

/** Imported values by their original names; a default or namespace import counts as a name of its own. */
function valueNamesOf(clause: string): string[] {
  return clause
    .replaceAll(/[{}]/g, ',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);
}
