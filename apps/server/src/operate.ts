import {
  givePlan,
  isPlan,
  makeResetLink,
  makeSuperAdmin,
  NoSuchPerson,
  resetSecondFactor,
  verifyEvents,
} from './auth/index.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/env.ts';
import { openInstance } from './platform/instance/open-instance.ts';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { createLog } from './platform/log.ts';
import { mailJobs } from './platform/mail/jobs.ts';
import { createMail } from './platform/mail/mail.ts';
import { createPostman } from './platform/mail/postman.ts';
import { createSigner } from './platform/secret.ts';
import { exitStatus, StartError } from './platform/start-error.ts';

const usage = [
  'npm run admin -- reset-password ADDRESS         a link to set a new password, to hand over',
  'npm run admin -- reset-second-factor ADDRESS    takes away what somebody has lost',
  'npm run admin -- make-admin ADDRESS             makes an account the Super Admin’s',
  'npm run admin -- give-plan ADDRESS PLAN         Free, FreeTrial, Plus, PlusAnnual, Advertiser or AdvertiserVerified',
  'npm run admin -- verify-audit                   whether what happened to accounts was tampered with',
  'npm run admin -- accept-secret                  goes on with another secret, when the right one is lost',
  '',
  'With the embedded database the server has to be stopped meanwhile.',
].join('\n');

type Print = (text: string) => void;

/**
 * What the operator does on the machine itself, for those who are locked out.
 *
 * @returns the code to exit with
 */
export async function operate(args: readonly string[], print: Print): Promise<number> {
  const [command = '', address = '', plan = ''] = args;
  const act = commands[command];
  const isWhole = command === 'give-plan' ? isPlan(plan) : address !== '';
  if (act === undefined || (!isWhole && !ofNobody.has(command))) {
    print(usage);

    return command === '' || command === 'help' ? 0 : 64;
  }

  try {
    const acceptSecret = command === 'accept-secret';
    const run = (services: Acting) => act(services, address, plan);
    print(await asOperator(readConfig(), { print, acceptSecret }, run));

    return 0;
  } catch (error) {
    print(isForOperator(error) ? error.message : String(error));

    return error instanceof StartError ? error.status : exitStatus.failed;
  }
}

/** Commands that name nobody. */
const ofNobody = new Set(['verify-audit', 'accept-secret']);

type Acting = Parameters<typeof resetSecondFactor>[0];

type Act = (services: Acting, address: string, plan: string) => Promise<string>;

const commands: Record<string, Act> = {
  async 'reset-password'(services, address) {
    const link = await makeResetLink(services, address);

    return `Good once, for half an hour:\n${link}`;
  },
  async 'make-admin'(services, address) {
    await makeSuperAdmin(services, address);

    return `${address} is Super Admin now, signed out everywhere, and needs a second factor.`;
  },
  async 'give-plan'(services, address, plan) {
    if (isPlan(plan)) await givePlan(services, address, plan);

    return `${address} has the plan ${plan} now, and signs in again.`;
  },
  async 'verify-audit'(services) {
    const verdict = await verifyEvents(services);
    if (!verdict.isWhole) throw new BrokenAudit(verdict.reason, verdict.position);

    return `${verdict.events} events, none changed, taken out or put in. The seal of all: ${verdict.head}`;
  },
  async 'accept-secret'() {
    return 'The secret is accepted. Sessions go on; links and codes in emails already sent, recovery codes and second factors no longer work: use reset-second-factor for each person who has one.';
  },
  async 'reset-second-factor'(services, address) {
    await resetSecondFactor(services, address);

    return `${address} signs in without a second factor now, and was told so by mail.`;
  },
};

/** Somebody changed what must not be changed; the place is counted from the first event. */
class BrokenAudit extends Error {
  override readonly name = 'BrokenAudit';

  constructor(reason: string, position: number | null) {
    super(
      `The audit is broken: an event is ${reason}${position === null ? '' : `, number ${position}`}.`,
    );
  }
}

/** Opens what an operator's act needs, and closes it again. No server may run on the same embedded database. */
export async function asOperator<Result>(
  config: Config,
  { print, acceptSecret = false }: { print: Print; acceptSecret?: boolean },
  act: (services: Acting) => Promise<Result>,
): Promise<Result> {
  const log = createLog('error');
  const clock = systemClock;
  const { database, secret } = await openInstance({ config, log, acceptSecret });
  const postman = createPostman({ config, print });
  const queue = await openJobQueue({ database, config, log, jobs: mailJobs(postman) });

  try {
    const mail = createMail({ clock, jobs: queue });
    const sign = createSigner(secret);

    return await act({ db: database.db, clock, config, sign, mail });
  } finally {
    await queue.stop();
    postman.close();
    await database.checkpoint();
    await database.close();
  }
}

/** What the person at the machine can put right; of anything else the whole error is wanted. */
function isForOperator(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;

  return [StartError, NoSuchPerson, BrokenAudit].some((kind) => error instanceof kind);
}
