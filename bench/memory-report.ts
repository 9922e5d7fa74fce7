import { renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Loaded into a server that is measured: says in a file what memory its process takes now. */
const file = process.env['MEMORY_REPORT'];
const everyMs = 250;

if (isMainThread && file !== undefined) {
  const write = () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const figures = [rss, heapUsed, external].map((bytes) => Math.round(bytes / 1024 / 1024));
    writeFileSync(`${file}.new`, figures.join(', '));
    renameSync(`${file}.new`, file);
  };
  write();
  setInterval(write, everyMs).unref();
}
