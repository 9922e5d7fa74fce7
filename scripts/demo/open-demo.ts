import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { withOperatorServices } from '../../apps/server/src/admin-command.ts';
import { isPlan, setPlan } from '../../apps/server/src/auth/index.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/env.ts';
import { type RunningServer, startServer } from '../../apps/server/src/start-server.ts';
import { writerRole } from './accounts.ts';
import { createClock } from './clock.ts';
import { type Enrolled, enrolAll } from './enrol.ts';
import { collectLetters } from './letters.ts';
import { liveYear } from './live-year.ts';
import { fillNeighbour } from './neighbours.ts';
import { yearDays } from './year.ts';

export type Demo = { server: RunningServer; origin: string; accounts: Account[] };

const account = z.object({ role: z.string(), email: z.string(), secret: z.string().nullable() });
type Account = z.infer<typeof account>;

const dayMs = 86_400_000;

/**
 * Starts a server on a data directory of the demonstration: on the one that is there, or on a new one that is filled first. A
 * directory that was only half filled is filled anew.
 */
export async function openDemo(dataDir: string, print: (text: string) => void): Promise<Demo> {
  const config = demoConfig(dataDir);
  const listing = join(dataDir, 'demo.json');
  if (existsSync(listing)) {
    const accounts = z.array(account).parse(JSON.parse(readFileSync(listing, 'utf8')));

    return { server: await startServer(config, print), origin: config.PUBLIC_URL, accounts };
  }
  if (existsSync(dataDir) && !existsSync(join(dataDir, marker))) {
    throw new NoDemo(`${dataDir} is there and is no demonstration; nothing was touched.`);
  }

  print('Filling a year of a writer’s work; this takes about half a minute…');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, marker), '');
  const { server, accounts } = await fill(config, print);
  writeFileSync(`${listing}.new`, JSON.stringify(accounts, null, 2));
  renameSync(`${listing}.new`, listing);

  return { server, origin: config.PUBLIC_URL, accounts };
}

/** Somebody's directory is in the way. */
export class NoDemo extends Error {
  override readonly name = 'NoDemo';
}

/** Marks a directory as one that may be removed. */
const marker = '.demonstration';

/** Nothing of the real installation but its address: no database elsewhere, no mail that leaves. */
function demoConfig(dataDir: string): Config {
  return {
    ...readConfig(),
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    SIGNUP_MODE: 'open',
    ROLE: 'all',
  };
}

async function fill(config: Config, print: (text: string) => void) {
  const letters = collectLetters();
  const clock = createClock();
  const now = clock.now();
  const origin = config.PUBLIC_URL;

  clock.turnTo(new Date(now.getTime() - (yearDays + 1) * dayMs));
  const first = await startServer(config, letters.print, clock);
  const people = await enrolAll({ origin, setUpLink: first.setUpLink, letters, clock });
  await first.stop();
  await withOperatorServices(config, letters, async (services) => {
    for (const { role, email } of people) if (isPlan(role)) await setPlan(services, email, role);
  });

  const server = await startServer(config, letters.print, clock);
  const writer = people.find(({ role }) => role === writerRole);
  if (writer === undefined) throw new Error('Nobody is there to write.');
  clock.letGo();
  await liveYear({ origin, email: writer.email, clock });
  for (const person of people) {
    if (person !== writer) await fillNeighbour(origin, person, now);
  }
  letters.passOn(print);
  const accounts = people.map(({ role, email, secret }: Enrolled) => ({ role, email, secret }));

  return { server, accounts };
}
