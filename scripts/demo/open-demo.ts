import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { withOperatorServices } from '../../apps/server/src/admin-command.ts';
import { isPlan, setPlan } from '../../apps/server/src/auth/index.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/env.ts';
import { type RunningServer, startServer } from '../../apps/server/src/start-server.ts';
import { writerRole } from './accounts.ts';
import { createAdjustableClock } from './adjustable-clock.ts';
import { captureMail } from './captured-mail.ts';
import { simulateConversations } from './conversations.ts';
import { createAccounts, type DemoAccount } from './create-accounts.ts';
import { fillAccount } from './other-accounts.ts';
import { simulateYear } from './simulate-year.ts';
import { yearDays } from './year.ts';

export type Demo = { server: RunningServer; origin: string; accounts: Account[] };

const account = z.object({ role: z.string(), email: z.string(), secret: z.string().nullable() });
type Account = z.infer<typeof account>;

const dayMs = 86_400_000;

/** Starts a server on a demo data directory, creating and filling it if necessary. A partly filled directory is filled again. */
export async function openDemo(dataDir: string, print: (text: string) => void): Promise<Demo> {
  const config = createDemoConfig(dataDir);
  const accountsFile = join(dataDir, 'demo.json');
  if (existsSync(accountsFile)) {
    const accounts = z.array(account).parse(JSON.parse(readFileSync(accountsFile, 'utf8')));

    return { server: await startServer(config, print), origin: config.PUBLIC_URL, accounts };
  }
  if (existsSync(dataDir) && !existsSync(join(dataDir, markerFile))) {
    throw new NotADemoDirectory(
      `${dataDir} already exists and is not a demo directory. Nothing was changed.`,
    );
  }

  print('Creating a year of demo data. This takes about 30 seconds…');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, markerFile), '');
  const { server, accounts } = await createDemo(config, print);
  writeFileSync(`${accountsFile}.new`, JSON.stringify(accounts, null, 2));
  renameSync(`${accountsFile}.new`, accountsFile);

  return { server, origin: config.PUBLIC_URL, accounts };
}

/** The directory exists and is not a demo directory. */
export class NotADemoDirectory extends Error {
  override readonly name = 'NoDemo';
}

/** Marks a directory that may be deleted. */
const markerFile = '.demonstration';

/** Uses only the address of the real configuration: no external database and no mail server. */
function createDemoConfig(dataDir: string): Config {
  return {
    ...readConfig(),
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    SIGNUP_MODE: 'open',
    ROLE: 'all',
  };
}

async function createDemo(config: Config, print: (text: string) => void) {
  const capturedMail = captureMail();
  const clock = createAdjustableClock();
  const now = clock.now();
  const origin = config.PUBLIC_URL;

  clock.setTo(new Date(now.getTime() - (yearDays + 1) * dayMs));
  const first = await startServer(config, capturedMail.print, clock);
  const people = await createAccounts({ origin, setUpLink: first.setUpLink, capturedMail, clock });
  await first.stop();
  await withOperatorServices(config, capturedMail, async (services) => {
    for (const { role, email } of people) if (isPlan(role)) await setPlan(services, email, role);
  });

  const server = await startServer(config, capturedMail.print, clock);
  const writer = people.find(({ role }) => role === writerRole);
  if (writer === undefined) throw new Error('The demo has no writer account.');
  clock.reset();
  await simulateYear({ origin, email: writer.email, clock });
  for (const person of people) {
    if (person !== writer) await fillAccount(origin, person, now);
  }
  await simulateConversations({ origin, people, now, clock });
  capturedMail.forwardTo(print);
  const accounts = people.map(({ role, email, secret }: DemoAccount) => ({ role, email, secret }));

  return { server, accounts };
}
