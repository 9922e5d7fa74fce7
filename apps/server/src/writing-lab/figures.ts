import { Worker } from 'node:worker_threads';
import { refuse } from '@longhand/contract/errors';
import type { DocumentKind, TextLanguage } from '@longhand/contract/values';

/** What lists show of a text. */
export type Figures = { words: number; characters: number; findings: number };

export type ToFigures = { id: number; text: string; language: TextLanguage; kind: DocumentKind };
export type FromFigures = { id: number; figures: Figures };

/** UTF-16 units that may wait for the worker: three texts of the largest size. More is refused as busy. */
const waitingMax = 21_000_000;

/**
 * Counts a text and its findings with the same engine as the browser, in a thread of its own: a whole novel takes
 * longer than other requests may wait. One text at a time, in the order they came.
 */
export function figuresOf(
  text: string,
  { language, kind }: { language: TextLanguage; kind: DocumentKind },
): Promise<Figures> {
  if (waitingUnits > 0 && waitingUnits + text.length > waitingMax) throw refuse('busy');

  worker ??= start();
  const id = ++lastId;
  const { promise, resolve, reject } = Promise.withResolvers<Figures>();
  waiting.set(id, { resolve, reject, units: text.length });
  waitingUnits += text.length;
  worker.postMessage({ id, text, language, kind } satisfies ToFigures);

  return promise;
}

type Waiting = {
  resolve(figures: Figures): void;
  reject(error: Error): void;
  units: number;
};

let worker: Worker | undefined;
let lastId = 0;
let waitingUnits = 0;
const waiting = new Map<number, Waiting>();

/** It does not keep the process alive: a request that waits for it does. */
function start(): Worker {
  const started = new Worker(new URL('./figures-worker.ts', import.meta.url));
  started.unref();
  started.on('message', ({ id, figures }: FromFigures) => settle(id)?.resolve(figures));
  started.on('error', (error) => stop(started, error));
  started.on('exit', () => stop(started, new Error('The thread that counts texts has ended')));

  return started;
}

function settle(id: number): Waiting | undefined {
  const settled = waiting.get(id);
  waiting.delete(id);
  waitingUnits -= settled?.units ?? 0;

  return settled;
}

/** Whoever waited is told; the next text starts a new thread. */
function stop(stopped: Worker, error: Error): void {
  if (worker !== stopped) return;

  worker = undefined;
  for (const id of [...waiting.keys()]) settle(id)?.reject(error);
}
