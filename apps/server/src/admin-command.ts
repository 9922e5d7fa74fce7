import {
  createResetLink,
  grantSuperAdmin,
  isPlan,
  resetSecondFactor,
  setPlan,
  UserNotFoundError,
  verifyEvents,
} from './auth/index.ts';
import { recountAllStatistics } from './goals/index.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/env.ts';
import { openInstance } from './platform/instance/open-instance.ts';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { createLog } from './platform/log.ts';
import { mailJobs } from './platform/mail/jobs.ts';
import { createMailService } from './platform/mail/mail.ts';
import { createMailTransport } from './platform/mail/mail-transport.ts';
import { createSigner } from './platform/secret.ts';
import { exitStatus, StartError } from './platform/start-error.ts';

const usage = [
  'npm run admin -- reset-password ADDRESS         prints a link to set a new password',
  'npm run admin -- reset-second-factor ADDRESS    removes a lost second factor',
  'npm run admin -- make-admin ADDRESS             makes the account the Super Admin',
  'npm run admin -- give-plan ADDRESS PLAN         Free, FreeTrial, Plus, PlusAnnual, Advertiser or AdvertiserVerified',
  'npm run admin -- recount-statistics             recounts the statistics of all users from their entries',
  'npm run admin -- verify-audit                   checks the audit log for tampering',
  'npm run admin -- accept-secret                  accepts a new server secret when the old one is lost',
  '',
  'Stop the server first if it uses the embedded database.',
].join('\n');

type Print = (text: string) => void;

/**
 * Runs an admin command on the server's machine, for example for locked-out users.
 *
 * @returns the exit code
 */
export async function runAdminCommand(args: readonly string[], print: Print): Promise<number> {
  const [command = '', address = '', plan = ''] = args;
  const runCommand = commands[command];
  const hasRequiredArguments = command === 'give-plan' ? isPlan(plan) : address !== '';
  if (runCommand === undefined || (!hasRequiredArguments && !commandsWithoutAddress.has(command))) {
    print(usage);

    return command === '' || command === 'help' ? 0 : 64;
  }

  try {
    const acceptSecret = command === 'accept-secret';
    const run = (services: OperatorServices) => runCommand(services, address, plan);
    print(await withOperatorServices(readConfig(), { print, acceptSecret }, run));

    return 0;
  } catch (error) {
    print(isOperatorError(error) ? error.message : String(error));

    return error instanceof StartError ? error.status : exitStatus.failed;
  }
}

/** Commands that take no address. */
const commandsWithoutAddress = new Set(['verify-audit', 'accept-secret', 'recount-statistics']);

type OperatorServices = Parameters<typeof resetSecondFactor>[0];

type Command = (services: OperatorServices, address: string, plan: string) => Promise<string>;

const commands: Record<string, Command> = {
  async 'reset-password'(services, address) {
    const link = await createResetLink(services, address);

    return `Valid once, for 30 minutes:\n${link}`;
  },
  async 'make-admin'(services, address) {
    await grantSuperAdmin(services, address);

    return `${address} is now the Super Admin, has been signed out everywhere and must set up a second factor.`;
  },
  async 'give-plan'(services, address, plan) {
    if (isPlan(plan)) await setPlan(services, address, plan);

    return `${address} now has the plan ${plan} and must sign in again.`;
  },
  async 'verify-audit'(services) {
    const verdict = await verifyEvents(services);
    if (!verdict.isWhole) throw new BrokenAudit(verdict.reason, verdict.position);

    return `${verdict.events} events, none changed, removed or inserted. Hash of the last event: ${verdict.head}`;
  },
  async 'recount-statistics'(services) {
    const users = await recountAllStatistics(services);

    return `Recounted the statistics of ${users} users.`;
  },
  async 'accept-secret'() {
    return 'The new secret is accepted. Sessions stay valid. Links and codes in emails already sent, recovery codes and second factors no longer work; run reset-second-factor for each account that has one.';
  },
  async 'reset-second-factor'(services, address) {
    await resetSecondFactor(services, address);

    return `${address} can now sign in without a second factor and has been informed by email.`;
  },
};

/** The audit log was tampered with; positions count from the first event. */
class BrokenAudit extends Error {
  override readonly name = 'BrokenAudit';

  constructor(reason: string, position: number | null) {
    super(
      `The audit is broken: an event is ${reason}${position === null ? '' : `, number ${position}`}.`,
    );
  }
}

/** Opens the services that an admin command needs, and closes them afterwards. No server may run on the same embedded database. */
export async function withOperatorServices<Result>(
  config: Config,
  { print, acceptSecret = false }: { print: Print; acceptSecret?: boolean },
  act: (services: OperatorServices) => Promise<Result>,
): Promise<Result> {
  const log = createLog('error');
  const clock = systemClock;
  const { database, secret } = await openInstance({ config, log, acceptSecret });
  const mailTransport = createMailTransport({ config, print });
  const queue = await openJobQueue({ database, config, log, jobs: mailJobs(mailTransport) });

  try {
    const mail = createMailService({ clock, jobs: queue });
    const sign = createSigner(secret);

    return await act({ db: database.db, clock, config, sign, mail });
  } finally {
    await queue.stop();
    mailTransport.close();
    await database.checkpoint();
    await database.close();
  }
}

/** Errors that the operator can fix; all others are printed in full. */
function isOperatorError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;

  return [StartError, UserNotFoundError, BrokenAudit].some((kind) => error instanceof kind);
}
