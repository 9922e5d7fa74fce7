import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { totpAt } from '../e2e/testkit/authenticator.ts';
import { root } from './command-steps.ts';
import { password } from './demo/accounts.ts';
import { type Demo, NotADemoDirectory, openDemo } from './demo/open-demo.ts';
import { buildWebIfStale } from './web-build.ts';

/**
 * `npm run demo`: seeds and starts a server with a year of a writer's work and one account per role, in its own data directory. The directory is filled once
 * through the public API; `-- --data-dir PATH` selects another one, and deleting it starts over.
 */
const { values } = parseArgs({
  options: { 'data-dir': { type: 'string', default: resolve(root, 'demo-data') } },
});

await buildWebIfStale();
const demo = await openDemo(resolve(values['data-dir']), (text) => console.log(text)).catch(
  exitWithError,
);
console.log(formatAccounts(demo));
console.log(`Longhand is ready at ${demo.origin}`);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => demo.server.stop().then(() => process.exit(0)));
}

/** Expected errors are printed as one sentence, others with their stack. */
function exitWithError(error: unknown): never {
  const isPortInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const isExpectedError = isPortInUse || error instanceof NotADemoDirectory;
  console.error(isExpectedError ? error.message : error);
  process.exit(1);
}

function formatAccounts({ accounts }: Demo): string {
  const rows = accounts.map(({ role, email, secret }) =>
    [role.padEnd(20), email.padEnd(34), secret === null ? '' : formatSecondFactor(secret)].join(''),
  );

  return [
    '',
    `Accounts; each has the password “${password}”. Start with the writer (Plus).`,
    '',
    ...rows,
    '',
  ].join('\n');
}

/** The secret for an authenticator app, and its current code. */
function formatSecondFactor(secret: string): string {
  return `second factor ${secret}, now ${totpAt(secret, Date.now())}`;
}
