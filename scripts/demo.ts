import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { totpAt } from '../e2e/testkit/authenticator.ts';
import { password } from './demo/accounts.ts';
import { type Demo, NoDemo, openDemo } from './demo/open-demo.ts';
import { root } from './parts.ts';
import { buildWebIfStale } from './web-build.ts';

/**
 * `npm run demo`: a server with a year of a writer's work and one account of each role, in a data directory of its own. It is filled
 * once, through the public API; `-- --data-dir PATH` takes another directory, and deleting it begins anew.
 */
const { values } = parseArgs({
  options: { 'data-dir': { type: 'string', default: resolve(root, 'demo-data') } },
});

await buildWebIfStale();
const demo = await openDemo(resolve(values['data-dir']), (text) => console.log(text)).catch(end);
console.log(accountsOf(demo));
console.log(`Longhand is ready at ${demo.origin}`);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => demo.server.stop().then(() => process.exit(0)));
}

/** What the person at the machine can put right is said in a sentence; of anything else the stack is wanted. */
function end(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const isKnown = isTaken || error instanceof NoDemo;
  console.error(isKnown ? error.message : error);
  process.exit(1);
}

function accountsOf({ accounts }: Demo): string {
  const rows = accounts.map(({ role, email, secret }) =>
    [role.padEnd(20), email.padEnd(34), secret === null ? '' : codeOf(secret)].join(''),
  );

  return [
    '',
    `Accounts; the password of each is “${password}”. Begin with the writer, Plus.`,
    '',
    ...rows,
    '',
  ].join('\n');
}

/** What to give an authenticator, and what it shows at this moment. */
function codeOf(secret: string): string {
  return `second factor ${secret}, now ${totpAt(secret, Date.now())}`;
}
