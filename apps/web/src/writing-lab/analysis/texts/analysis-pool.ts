import type { TextAnalysisResponse } from './analysis-worker-handler.ts';
import { type AnalysisPool, createAnalysisPool, type PoolWorker } from './worker-pool.ts';

const idleMs = 30_000;
const maxWorkers = 4;
let pool: AnalysisPool | undefined;

/** The analysis workers of this page: one per processor except one for the main thread, four at most. */
export function getAnalysisPool(): AnalysisPool {
  pool ??= createAnalysisPool({
    size: Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1)),
    startWorker: startPoolWorker,
    schedule(act) {
      const timer = setTimeout(act, idleMs);

      return () => clearTimeout(timer);
    },
  });

  return pool;
}

function startPoolWorker(): PoolWorker {
  const worker = new Worker(new URL('./text-analysis.worker.ts', import.meta.url), {
    type: 'module',
  });

  return {
    send: (message) => worker.postMessage(message),
    listen(listener, onError) {
      worker.onmessage = ({ data }: MessageEvent<TextAnalysisResponse>) => listener(data);
      worker.onerror = (event) => onError(event.message);
    },
    stop: () => worker.terminate(),
  };
}
