import type { AnalysisOptions } from '@longhand/analysis';
import type { TextAnalysisRequest, TextAnalysisResponse } from './analysis-worker-handler.ts';
import type { DetailedTextAnalysis } from './text-analysis.ts';

/** A worker as the pool uses it. */
export type PoolWorker = {
  send(message: TextAnalysisRequest): void;
  listen(
    listener: (message: TextAnalysisResponse) => void,
    onError: (reason: string) => void,
  ): void;
  stop(): void;
};

type AnalysisTask = {
  message: TextAnalysisRequest;
  isUrgent: boolean;
  resolve(reading: DetailedTextAnalysis): void;
  reject(error: Error): void;
};

type AnalyzeOptions = AnalysisOptions &
  Pick<TextAnalysisRequest, 'ignored'> & { signal?: AbortSignal; isUrgent?: boolean };

export type AnalysisPool = {
  /** Analyzes a text in one of the workers; urgent texts go before queued ones. Rejects if aborted. */
  analyze(text: string, options?: AnalyzeOptions): Promise<DetailedTextAnalysis>;
  /** The number of workers. */
  size: number;
};

type PoolOptions = {
  size: number;
  startWorker: () => PoolWorker;
  schedule: (act: () => void) => () => void;
};

/**
 * A pool of workers that analyze whole texts, one text at a time each. Workers start with the first text and are terminated when idle.
 * Aborting a running text terminates its worker.
 */
export function createAnalysisPool({ size, startWorker, schedule }: PoolOptions): AnalysisPool {
  const idle: PoolWorker[] = [];
  const busy = new Map<PoolWorker, AnalysisTask>();
  const waiting: AnalysisTask[] = [];
  let lastId = 0;
  let cancelStop: () => void = () => undefined;

  const stopWhenIdle = () => {
    cancelStop();
    if (busy.size > 0) return;
    cancelStop = schedule(() => {
      for (const reader of idle.splice(0)) reader.stop();
    });
  };

  const startNext = () => {
    while (waiting.length > 0 && busy.size < size) {
      const task = waiting.shift();
      if (!task) return;
      const reader = idle.pop() ?? addWorker();
      busy.set(reader, task);
      reader.send(task.message);
    }
    stopWhenIdle();
  };

  const addWorker = () => {
    const reader = startWorker();
    reader.listen(
      (answer) => {
        const task = busy.get(reader);
        if (task?.message.id !== answer.id) return;
        busy.delete(reader);
        idle.push(reader);
        if ('failure' in answer) task.reject(new Error(answer.failure));
        else task.resolve(answer.reading);
        startNext();
      },
      (reason) => {
        reader.stop();
        busy.get(reader)?.reject(new Error(reason));
        busy.delete(reader);
        startNext();
      },
    );

    return reader;
  };

  const cancelTask = (task: AnalysisTask) => {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    for (const [reader, running] of busy) {
      if (running !== task) continue;
      reader.stop();
      busy.delete(reader);
    }
    task.reject(new DOMException('The text was called off.', 'AbortError'));
    startNext();
  };

  return {
    size,
    analyze(text, { signal, isUrgent = false, ignored, ...options } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(new DOMException('The text was called off.', 'AbortError'));

          return;
        }
        const onAbort = () => cancelTask(task);
        const removeAbortListener = () => signal?.removeEventListener('abort', onAbort);
        const task: AnalysisTask = {
          message: { id: ++lastId, text, options, ignored },
          isUrgent,
          resolve(reading) {
            removeAbortListener();
            resolve(reading);
          },
          reject(error) {
            removeAbortListener();
            reject(error);
          },
        };
        signal?.addEventListener('abort', onAbort);
        const at = isUrgent ? waiting.findIndex((one) => !one.isUrgent) : -1;
        waiting.splice(at < 0 ? waiting.length : at, 0, task);
        startNext();
      });
    },
  };
}
