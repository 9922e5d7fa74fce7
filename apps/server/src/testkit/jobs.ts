import type { Job } from '../platform/slice.ts';
import { slices } from '../slices.ts';
import type { TestServer } from './server.ts';

const jobs: readonly Job[] = slices.flatMap((slice) => slice.jobs ?? []);

/** Does the work that requests asked for, all but the carrying of mail, in the order of asking. */
export async function runJobs({ asked, services }: TestServer): Promise<void> {
  for (const { name, data } of asked.splice(0)) {
    await jobs.find((job) => job.name === name)?.run(services, data);
  }
}

/** What the clock would set going. */
export async function runJob({ services }: TestServer, name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);

  await job.run(services);
}
