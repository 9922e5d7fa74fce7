import { join } from 'node:path';
import { createSessionStore, issueSetUpLink } from './auth/index.ts';
import { buildServer } from './build-server.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/env.ts';
import { disabledGeoIp, openGeoIp } from './platform/geoip.ts';
import { createHasher } from './platform/hasher.ts';
import type { Services } from './platform/http/context.ts';
import { openInstance } from './platform/instance/open-instance.ts';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { openLeakedPasswords } from './platform/leaked-passwords.ts';
import { createRequestRateLimits } from './platform/limits/request-rate-limits.ts';
import { liveJobs } from './platform/live/jobs.ts';
import { openLiveConnections } from './platform/live/live.ts';
import { createLog } from './platform/log.ts';
import { logFileOf } from './platform/log-file.ts';
import { mailJobs } from './platform/mail/jobs.ts';
import { createMailService } from './platform/mail/mail.ts';
import { createMailTransport } from './platform/mail/mail-transport.ts';
import { createGuardedFetch } from './platform/outbound/guarded-fetch.ts';
import { createGuardedPost } from './platform/outbound/guarded-post.ts';
import { createPersonalDataService } from './platform/personal-data.ts';
import { readPlans } from './platform/plans.ts';
import { createSigner } from './platform/secret.ts';
import { createStorageHealth, freeBytesOf } from './platform/storage-health.ts';
import { createVault } from './platform/vault.ts';
import { slices } from './slices.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

export type RunningServer = {
  /** The link to create the first administrator; null when one exists. */
  setUpLink: string | null;
  /** The path of the log file; null when the log goes to standard error. */
  logFile: string | null;
  /** Stops accepting requests, finishes running ones and closes the database cleanly. */
  stop(): Promise<void>;
};

/** Opens the database, starts the jobs and listens, according to the process's role. */
export async function startServer(
  config: Config,
  print: (text: string) => void,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const logFile = logFileOf(config);
  const log = createLog(config.LOG_LEVEL, logFile);
  const plans = readPlans(config);
  const leakedPasswords = await openLeakedPasswords(config);
  const geoIp = config.ROLE === 'worker' ? disabledGeoIp : await openGeoIp(config, { log });
  const { database, secret } = await openInstance({ config, log });
  const { db } = database;
  const mailTransport = createMailTransport({ config, print });
  const jobs = [
    ...mailJobs(mailTransport),
    ...liveJobs,
    ...slices.flatMap((slice) => slice.jobs ?? []),
  ];
  const queue = await openJobQueue({ database, config, log, jobs });
  const isShared = database.kind === 'postgres';
  const sessions = createSessionStore({ db, clock, plans, isShared });
  const services: Services = {
    db,
    clock,
    config,
    plans,
    log,
    sign: createSigner(secret),
    vault: createVault(secret),
    mail: createMailService({ clock, jobs: queue }),
    jobs: queue,
    personalData: createPersonalDataService(slices),
    hasher: createHasher(),
    leakedPasswords,
    geoIp,
    guardedFetch: createGuardedFetch({ config }),
    guardedPost: createGuardedPost({ config }),
    sessions,
    requestLimits: createRequestRateLimits({ db, clock, config, log, isShared }),
    live: await openLiveConnections({
      db,
      log,
      listen: database.listen,
      onSessionEnd: sessions.evict,
    }),
    storage: createStorageHealth({
      freeBytes: isShared ? undefined : () => freeBytesOf(config.DATA_DIR),
      clock,
      log,
    }),
  };
  const servedSlices = config.ROLE === 'worker' ? [] : slices;
  const app = await buildServer(services, { slices: servedSlices, webDirectory });
  if (config.ROLE !== 'web') await queue.startWorkers(services);
  await app.listen({ port: config.PORT, host: config.HOST });

  return {
    logFile,
    setUpLink: config.ROLE === 'worker' ? null : await issueSetUpLink(services),
    async stop() {
      await app.close();
      await queue.stop();
      await leakedPasswords.close();
      geoIp.close();
      mailTransport.close();
      await database.checkpoint();
      await database.close();
    },
  };
}
