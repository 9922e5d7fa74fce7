import type { FromPatternWorker, PatternPort } from './pattern-finder.ts';

export function startPatternWorker(): PatternPort {
  const worker = new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' });

  return {
    send: (search) => worker.postMessage(search),
    listen(listener) {
      worker.onmessage = ({ data }: MessageEvent<FromPatternWorker>) => listener(data);
      worker.onerror = () => listener(null);
    },
    stop: () => worker.terminate(),
  };
}
