import type { Job } from '../platform/slice.ts';
import { slices } from '../slices.ts';
import type { TestServer } from './server.ts';

const jobs: readonly Job[] = slices.flatMap((slice) => slice.jobs ?? []);

/** Runs all enqueued jobs in order, except email delivery. */
export async function runJobs({ enqueuedJobs, services }: TestServer): Promise<void> {
  for (const { name, data } of enqueuedJobs.splice(0)) {
    await jobs.find((job) => job.name === name)?.run(services, data);
  }
}

/** Runs one scheduled job. */
export async function runJob({ services }: TestServer, name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);

  await job.run(services);
}
