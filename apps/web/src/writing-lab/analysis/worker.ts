import type { FromWorker } from '@longhand/analysis';
import type { Port } from './analysis-session.ts';

/** Starts the analysis in a worker of its own; `stop` ends it. */
export function startAnalysisWorker(failed: (message: string) => void): {
  port: Port;
  stop: () => void;
} {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = (event) => failed(event.message);

  return {
    port: {
      send: (message) => worker.postMessage(message),
      listen(listener) {
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => listener(data);
      },
    },
    stop: () => worker.terminate(),
  };
}
