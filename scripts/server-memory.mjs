const megabyte = 1024 * 1024;

/**
 * How the server is started on a machine of so much memory. A collector that may let garbage grow to gigabytes does: a third of
 * the memory is enough for its heap, and one gigabyte for any. Baseline compilation and a small young generation keep the rest small.
 *
 * @param {number} bytes
 */
export function memoryFlags(bytes) {
  const heap = Math.round(Math.min(1024, Math.max(150, bytes / megabyte / 3)));

  return ['--liftoff-only', '--max-semi-space-size=8', `--max-old-space-size=${heap}`];
}

/**
 * Memory that is given back is there for other threads, of which each has a store of its own otherwise, and for other processes: the C library
 * keeps up to 32 MB for every use of a large block otherwise.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
