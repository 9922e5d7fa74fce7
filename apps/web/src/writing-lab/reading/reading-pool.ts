import { createPool, type Pool, type Reader } from './pool.ts';
import type { FromReader } from './serve-reading.ts';

const restMs = 30_000;
const most = 4;
let pool: Pool | undefined;

/** The workers of this page that read whole texts: one for each processor but the one that draws, four at most. */
export function readingPool(): Pool {
  pool ??= createPool({
    size: Math.min(most, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1)),
    start: startReader,
    later(act) {
      const timer = setTimeout(act, restMs);

      return () => clearTimeout(timer);
    },
  });

  return pool;
}

function startReader(): Reader {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });

  return {
    send: (message) => worker.postMessage(message),
    listen(listener, broken) {
      worker.onmessage = ({ data }: MessageEvent<FromReader>) => listener(data);
      worker.onerror = (event) => broken(event.message);
    },
    stop: () => worker.terminate(),
  };
}
