const megabyte = 1024 * 1024;

/**
 * Node flags for a machine with this much memory. The garbage collector would let garbage grow to gigabytes, so the heap is limited to a
 * third of the memory and at most one gigabyte. Baseline compilation and a small young generation keep the rest small.
 *
 * @param {number} bytes
 */
export function memoryFlags(bytes) {
  const heap = Math.round(Math.min(1024, Math.max(150, bytes / megabyte / 3)));

  return ['--liftoff-only', '--max-semi-space-size=8', `--max-old-space-size=${heap}`];
}

/**
 * malloc settings that return freed memory to other threads, which would otherwise have separate arenas, and to other processes: by default
 * the C library keeps up to 32 MB after each use of a large block.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
