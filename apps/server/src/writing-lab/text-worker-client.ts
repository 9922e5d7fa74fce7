import { Worker } from 'node:worker_threads';
import type { SearchPart } from '@longhand/analysis/search/search-parts';
import type { TextCount } from '@longhand/analysis/text/count-text';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { minute } from '../platform/clock.ts';
import type { MeasuredText } from './text-measures.ts';

/** The counts that lists show. */
type TextCounts = { words: number; characters: number; findings: number };

/** Counts and search terms. */
type AnalysisResult = { figures: TextCounts; parts: SearchPart[] };

type CountInput = { text: string; language: TextLanguage };
/** `known` holds digests of parts whose terms are already indexed. */
type SearchInput = CountInput & { known: readonly string[] };
/** `sampleId` enables caching for a text that will be saved again; null for a section of a text. */
type AnalysisInput = SearchInput & { kind: DocumentKind; sampleId: string | null };

type MeasureInput = CountInput & { kind: DocumentKind };

export type TextTask =
  | ({ task: 'count' } & CountInput)
  | ({ task: 'search' } & SearchInput)
  | ({ task: 'analyze' } & AnalysisInput)
  | ({ task: 'measure' } & MeasureInput);

export type TextWorkerInput = { id: number } & TextTask;
export type TextWorkerOutput = {
  id: number;
  result: AnalysisResult | SearchPart[] | TextCount | MeasuredText;
};

type PendingTask = { resolve(result: unknown): void; reject(error: Error): void; units: number };

export type TextWorkerClient = {
  /** Counts words and characters only, at a hundredth of the cost of an analysis. */
  count(text: CountInput): Promise<TextCount>;
  analyze(text: AnalysisInput): Promise<AnalysisResult>;
  /** Extracts search terms only. */
  search(text: SearchInput): Promise<SearchPart[]>;
  /** Measures for insights across texts. */
  measure(text: MeasureInput): Promise<MeasuredText>;
  /** Queued UTF-16 units. */
  queuedUnits(): number;
};

/**
 * Counts words, characters and findings and extracts search terms, with the same engine as the browser, in a worker thread. Texts are
 * processed one at a time, in order. The thread starts with the first task, restarts after a crash, and ends when idle, because its word
 * lists and caches use more memory than the rest of the server.
 *
 * @param maxQueuedUnits UTF-16 units that may be queued; more is rejected as `busy`
 */
export function createTextWorkerClient({
  workerUrl,
  maxQueuedUnits,
}: {
  workerUrl: URL;
  maxQueuedUnits: number;
}): TextWorkerClient {
  const pending = new Map<number, PendingTask>();
  let worker: Worker | undefined;
  let lastId = 0;
  let queuedUnits = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const takePending = (id: number) => {
    const settled = pending.get(id);
    pending.delete(id);
    queuedUnits -= settled?.units ?? 0;
    if (pending.size === 0) idleTimer = setTimeout(terminate, idleMs).unref();

    return settled;
  };

  const terminate = () => {
    void worker?.terminate();
    worker = undefined;
  };

  const handleWorkerEnd = (stopped: Worker, error: Error) => {
    if (worker !== stopped) return;

    worker = undefined;
    for (const id of [...pending.keys()]) takePending(id)?.reject(error);
  };

  /** The worker does not keep the process alive; a waiting request does. */
  const start = () => {
    const started = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    started.unref();
    started.on('message', ({ id, result }: TextWorkerOutput) => takePending(id)?.resolve(result));
    started.on('error', (error: Error) => handleWorkerEnd(started, error));
    started.on('exit', () =>
      handleWorkerEnd(started, new Error('The text worker thread has ended')),
    );

    return started;
  };

  const runTask = <Result>(task: TextTask): Promise<Result> => {
    const units = task.text.length;
    if (pending.size > 0 && queuedUnits + units > maxQueuedUnits) throw refuse('busy');

    clearTimeout(idleTimer);
    worker ??= start();
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    pending.set(id, { resolve, reject, units });
    queuedUnits += units;
    worker.postMessage({ id, ...task } satisfies TextWorkerInput);

    return promise as Promise<Result>; // the result type of this task
  };

  return {
    count: (text) => runTask({ task: 'count', ...text }),
    analyze: (text) => runTask({ task: 'analyze', ...text }),
    search: (text) => runTask({ task: 'search', ...text }),
    measure: (text) => runTask({ task: 'measure', ...text }),
    queuedUnits: () => queuedUnits,
  };
}

/** Far more than a section needs. A task that needs more ends the thread, not the server. */
const maxHeapMb = 256;

/** Longer than the interval between autosaves, about a minute. */
const idleMs = 3 * minute;

/** Two texts of the maximum size may be queued. */
export const textWorker = createTextWorkerClient({
  workerUrl: new URL('./text-worker.ts', import.meta.url),
  maxQueuedUnits: 2 * limits.textBytesMax,
});
