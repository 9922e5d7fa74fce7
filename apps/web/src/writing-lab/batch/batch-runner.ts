import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { createStore, type Store } from '../../platform/store.ts';
import type { AnalysisPool } from '../analysis/texts/worker-pool.ts';
import { loadUserAnalysisOptions } from '../dictionary/user-analysis-options.ts';
import type { BatchInput } from '../files/open/split-text.ts';
import { withoutDetails } from '../metrics/corpus/corpus.ts';
import type { BatchRun, BatchText, LabDatabase } from '../storage/device/database.ts';
import { deleteRun, readRun, replaceRun, saveBatchText, updateRun } from './run-store.ts';

export type BatchState = {
  /** Null without a batch; undefined while the device storage is read. */
  run: BatchRun | null | undefined;
  texts: readonly BatchText[];
  isAnalyzing: boolean;
  /** Estimated seconds until the last text is analyzed; null before the first result. */
  secondsLeft: number | null;
  /** The device storage failed: closing the tab would lose the batch. */
  hasStorageFailed: boolean;
};

export type BatchOptions = { kind: DocumentKind; language: TextLanguage | 'auto' };

export type BatchRunner = {
  state: Store<BatchState>;
  /** Loads the stored batch and continues it. */
  restore(): Promise<void>;
  start(texts: readonly BatchInput[], options: BatchOptions): Promise<void>;
  /** Stops analyzing; results stay. */
  stop(): Promise<void>;
  /** Continues a stopped batch. */
  continueRun(): Promise<void>;
  /** Analyzes the failed texts again. */
  retryFailed(): Promise<void>;
  deleteRun(): Promise<void>;
};

type Dependencies = {
  database: () => Promise<LabDatabase>;
  pool: () => AnalysisPool;
  newId: () => string;
  now: () => string;
  clock: () => number;
  /** Runs `act` while no other tab works on a batch. */
  withLock: (act: () => Promise<void>) => Promise<void>;
};

type RunContext = {
  run: BatchRun;
  saidOf: Awaited<ReturnType<typeof loadUserAnalysisOptions>>;
  signal: AbortSignal;
};

const initialState: BatchState = {
  run: undefined,
  texts: [],
  isAnalyzing: false,
  secondsLeft: null,
  hasStorageFailed: false,
};

/** Analyzes many texts in parallel and stores each result at once, so that no text is analyzed twice. */
export function createBatchRunner(deps: Dependencies): BatchRunner {
  const { pool, newId, now, clock } = deps;
  const state = createStore<BatchState>(initialState);
  let controller = new AbortController();
  let currentWork: Promise<void> | null = null;

  const writeToDevice = async (act: (database: LabDatabase) => Promise<void>) => {
    try {
      await act(await deps.database());
    } catch {
      state.set({ ...state.get(), hasStorageFailed: true });
    }
  };

  const analyzePending = async () => {
    controller = new AbortController();
    const { signal } = controller;
    await reloadRun();
    const { run, texts } = state.get();
    const queue = run && !run.isStopped ? texts.filter(isPending) : [];
    if (!run || queue.length === 0) {
      state.set({ ...state.get(), isAnalyzing: false });

      return;
    }
    const secondsLeftAfter = createTimeEstimate(queue, clock);
    state.set({ ...state.get(), isAnalyzing: true, secondsLeft: null });
    const saidOf = await loadUserAnalysisOptions(deps.database);
    const work = async (): Promise<void> => {
      for (let text = queue.shift(); text && !signal.aborted; text = queue.shift()) {
        const done = await analyzeText(text, { run, saidOf, signal });
        if (!done) return;
        state.set({
          ...state.get(),
          texts: state.get().texts.map((one) => (one.number === done.number ? done : one)),
          secondsLeft: secondsLeftAfter(done),
        });
        await writeToDevice((database) => saveBatchText(database, done));
      }
    };
    await Promise.all(Array.from({ length: pool().size }, work));
    state.set({ ...state.get(), isAnalyzing: false, secondsLeft: null });
  };

  /** Another tab may have analyzed, stopped or deleted the batch while this one waited for the lock. */
  const reloadRun = async () => {
    const { run, hasStorageFailed } = state.get();
    if (hasStorageFailed) return;
    await writeToDevice(async (database) => {
      const kept = await readRun(database);
      if (state.get().run !== run) return; // stopped in the meantime
      state.set({ ...state.get(), run: kept?.run ?? null, texts: kept?.texts ?? [] });
    });
  };

  /** Null when it was aborted. */
  const analyzeText = async (
    text: BatchText,
    { run: { kind, language }, saidOf, signal }: RunContext,
  ): Promise<BatchText | null> => {
    try {
      const said = await saidOf(text.saved ?? {});
      const as = { kind, language, ...text.known };
      const reading = await pool().analyze(text.text, { ...said, ...as, signal });

      return { ...text, reading: withoutDetails(reading) };
    } catch (error) {
      return signal.aborted ? null : { ...text, failure: String(error) };
    }
  };

  const startWork = () => {
    currentWork ??= deps.withLock(analyzePending).finally(() => {
      currentWork = null;
    });

    return currentWork;
  };

  const setStopped = async (isStopped: boolean) => {
    const { run } = state.get();
    if (!run) return;
    const changed = { ...run, isStopped };
    state.set({ ...state.get(), run: changed });
    await writeToDevice((database) => updateRun(database, changed));
  };

  const continueRun = async () => {
    await setStopped(false);
    await startWork();
  };

  return {
    state,
    continueRun,

    async restore() {
      if (state.get().run !== undefined) return startWork();
      const kept = await deps
        .database()
        .then(readRun)
        .catch(() => null);
      if (state.get().run !== undefined) return;
      state.set({ ...initialState, run: kept?.run ?? null, texts: kept?.texts ?? [] });
      await startWork();
    },

    async start(inputs, { kind, language }) {
      const run: BatchRun = {
        id: newId(),
        startedAt: now(),
        kind,
        language,
        texts: inputs.length,
        isStopped: false,
      };
      const texts = inputs.map(
        (given, number): BatchText => ({
          ...given,
          runId: run.id,
          number,
          reading: null,
          failure: null,
        }),
      );
      state.set({ ...initialState, run, texts, isAnalyzing: true });
      await writeToDevice((database) => replaceRun(database, run, texts));
      await startWork();
    },

    async stop() {
      await setStopped(true);
      controller.abort();
      await currentWork;
    },

    async retryFailed() {
      const texts = state.get().texts.map((text) => ({ ...text, failure: null }));
      const again = texts.filter(isPending);
      state.set({ ...state.get(), texts });
      await writeToDevice(async (database) => {
        for (const text of again) await saveBatchText(database, text);
      });
      await continueRun();
    },

    async deleteRun() {
      await setStopped(true); // a tab waiting for the lock must not continue the batch
      controller.abort();
      await currentWork;
      state.set({ ...initialState, run: null });
      await writeToDevice(deleteRun);
    },
  };
}

export function isPending({ reading, failure }: BatchText): boolean {
  return reading === null && failure === null;
}

/** Returns a function that takes each finished text and estimates the seconds for the rest. */
function createTimeEstimate(
  queue: readonly BatchText[],
  clock: () => number,
): (done: BatchText) => number | null {
  const began = clock();
  const all = queue.reduce((sum, { text }) => sum + text.length, 0);
  let read = 0;

  return ({ text }) => {
    read += text.length;
    const seconds = (clock() - began) / 1000;

    return read === 0 ? null : (seconds * (all - read)) / read;
  };
}
