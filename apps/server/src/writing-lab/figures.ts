import { Worker } from 'node:worker_threads';
import type { SearchPart } from '@longhand/analysis/search/search-parts';
import type { TextCount } from '@longhand/analysis/text/count-text';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { minute } from '../platform/clock.ts';

/** What lists show of a text. */
type Figures = { words: number; characters: number; findings: number };

/** The same with what it is found by. */
type Analyzed = { figures: Figures; parts: SearchPart[] };

type Uncounted = { text: string; language: TextLanguage };
/** `known` are digests of parts whose terms need not be made. */
type Searchable = Uncounted & { known: readonly string[] };
/** `sampleId` names a text that will be saved again; null for a section of one. */
type Unread = Searchable & { kind: DocumentKind; sampleId: string | null };

export type TextTask =
  | ({ task: 'count' } & Uncounted)
  | ({ task: 'search' } & Searchable)
  | ({ task: 'analyze' } & Unread);

export type ToFigures = { id: number } & TextTask;
export type FromFigures = { id: number; result: Analyzed | SearchPart[] | TextCount };

type Waiting = { resolve(result: unknown): void; reject(error: Error): void; units: number };

export type FiguresThread = {
  /** Words and characters alone; of a long text this costs a hundredth of all figures. */
  count(text: Uncounted): Promise<TextCount>;
  analyze(text: Unread): Promise<Analyzed>;
  /** What a text is found by alone. */
  search(text: Searchable): Promise<SearchPart[]>;
  /** How many UTF-16 units wait. */
  waiting(): number;
};

/**
 * Counts texts and their findings, and what they are found by, with the same engine as the browser, in a thread of its own. One text at
 * a time, in the order they came; the thread starts with the first and, should it end, again with the next. It ends when nothing was asked
 * of it for a while: its word lists and what it has read of texts take more memory than all else.
 *
 * @param waitingMax UTF-16 units that may wait for the thread; more is refused as busy
 */
export function createFigures({
  thread,
  waitingMax,
}: {
  thread: URL;
  waitingMax: number;
}): FiguresThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let waitingUnits = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const settle = (id: number) => {
    const settled = waiting.get(id);
    waiting.delete(id);
    waitingUnits -= settled?.units ?? 0;
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();

    return settled;
  };

  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };

  const stop = (stopped: Worker, error: Error) => {
    if (worker !== stopped) return;

    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id)?.reject(error);
  };

  /** It does not keep the process alive: a request that waits for it does. */
  const start = () => {
    const started = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    started.unref();
    started.on('message', ({ id, result }: FromFigures) => settle(id)?.resolve(result));
    started.on('error', (error: Error) => stop(started, error));
    started.on('exit', () => stop(started, new Error('The thread that counts texts has ended')));

    return started;
  };

  const ask = <Result>(task: TextTask): Promise<Result> => {
    const units = task.text.length;
    if (waiting.size > 0 && waitingUnits + units > waitingMax) throw refuse('busy');

    clearTimeout(idle);
    worker ??= start();
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, { resolve, reject, units });
    waitingUnits += units;
    worker.postMessage({ id, ...task } satisfies ToFigures);

    return promise as Promise<Result>; // what the thread answers to this task
  };

  return {
    count: (text) => ask({ task: 'count', ...text }),
    analyze: (text) => ask({ task: 'analyze', ...text }),
    search: (text) => ask({ task: 'search', ...text }),
    waiting: () => waitingUnits,
  };
}

/** Far more than sections of texts need; what would need more ends the thread and not the server. */
const heapMb = 256;

/** Longer than the pauses of somebody who writes, whose text is saved about once a minute. */
const idleMs = 3 * minute;

/** Two texts of the largest size may wait. */
export const figures = createFigures({
  thread: new URL('./figures-worker.ts', import.meta.url),
  waitingMax: 2 * limits.textBytesMax,
});
