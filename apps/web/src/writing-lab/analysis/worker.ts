import type { FromWorker } from '@longhand/analysis';
import type { Port } from './analysis-session.ts';
import type { CheckerSetting, FromCheckers, ToCheckers } from './checkers.ts';

export type AnalysisWorker = {
  port: Port;
  /** Lets it ask the checkers, in workers of their own. With `again` all that they have said is asked anew. */
  check(setting: CheckerSetting, again: boolean): void;
  stop(): void;
};

/**
 * Starts the analysis in a worker of its own; `stop` ends it, and the checkers with it.
 * @param inTurn does what is said to it and by it, now or in a moment, in order
 */
export function startAnalysisWorker(
  failed: (message: string) => void,
  heard: (told: FromCheckers) => void = () => {},
  inTurn: (act: () => void) => void = (act) => act(),
): AnalysisWorker {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = (event) => failed(event.message);

  return {
    port: {
      send: (message) => inTurn(() => worker.postMessage(message)),
      listen(listener) {
        const hear = ({ data }: MessageEvent<FromWorker | FromCheckers>) => {
          if (data.kind === 'checker') heard(data);
          else listener(data);
        };
        // Reading `data` is what costs: it is made out of its bytes there.
        worker.onmessage = (event) => inTurn(() => hear(event));
      },
    },
    check(setting, again) {
      const message: ToCheckers = { kind: 'checkers', setting, again };
      inTurn(() => worker.postMessage(message));
    },
    stop: () => worker.terminate(),
  };
}
