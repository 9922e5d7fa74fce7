import { renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Preloaded into the measured server: periodically writes the memory use of its process to a file. */
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
