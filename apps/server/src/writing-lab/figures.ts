import { Worker } from 'node:worker_threads';
import type { SearchPart } from '@longhand/analysis/search/search-parts';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';

/** What lists show of a text. */
type Figures = { words: number; characters: number; findings: number };

/** The same with what it is found by. */
export type Counted = { figures: Figures; parts: SearchPart[] };

export type ToFigures = {
  id: number;
  sampleId: string;
  text: string;
  language: TextLanguage;
  kind: DocumentKind;
};
export type FromFigures = { id: number } & Counted;

type Uncounted = Omit<ToFigures, 'id'>;
type Waiting = { resolve(counted: Counted): void; reject(error: Error): void; units: number };

/**
 * Counts texts and their findings, and what they are found by, with the same engine as the browser, in a thread of its own: a whole novel takes longer
 * than other requests may wait. One text at a time, in the order they came; the thread starts with the first and,
 * should it end, again with the next.
 *
 * @param waitingMax UTF-16 units that may wait for the thread; more is refused as busy
 */
export function createFigures({ thread, waitingMax }: { thread: URL; waitingMax: number }) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let waitingUnits = 0;

  const settle = (id: number) => {
    const settled = waiting.get(id);
    waiting.delete(id);
    waitingUnits -= settled?.units ?? 0;

    return settled;
  };

  const stop = (stopped: Worker, error: Error) => {
    if (worker !== stopped) return;

    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id)?.reject(error);
  };

  /** It does not keep the process alive: a request that waits for it does. */
  const start = () => {
    const started = new Worker(thread);
    started.unref();
    started.on('message', ({ id, ...counted }: FromFigures) => settle(id)?.resolve(counted));
    started.on('error', (error: Error) => stop(started, error));
    started.on('exit', () => stop(started, new Error('The thread that counts texts has ended')));

    return started;
  };

  return ({ sampleId, text, language, kind }: Uncounted): Promise<Counted> => {
    if (waiting.size > 0 && waitingUnits + text.length > waitingMax) throw refuse('busy');

    worker ??= start();
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Counted>();
    waiting.set(id, { resolve, reject, units: text.length });
    waitingUnits += text.length;
    worker.postMessage({ id, sampleId, text, language, kind } satisfies ToFigures);

    return promise;
  };
}

/** Three texts of the largest size may wait. */
export const countText = createFigures({
  thread: new URL('./figures-worker.ts', import.meta.url),
  waitingMax: 3 * limits.textBytesMax,
});
