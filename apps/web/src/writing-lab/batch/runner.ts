import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { createStore, type Store } from '../../platform/store.ts';
import { withoutDetails } from '../corpus/corpus.ts';
import type { BatchRun, BatchText, LabDatabase } from '../device/database.ts';
import { readSaid } from '../own-words/said-of-text.ts';
import type { Pool } from '../reading/pool.ts';
import { beginRun, forgetRun, keepRun, keepText, readRun } from './run-store.ts';
import type { GivenText } from './split.ts';

export type RunState = {
  /** Null until something was begun; undefined while the device is asked. */
  run: BatchRun | null | undefined;
  texts: readonly BatchText[];
  isReading: boolean;
  /** Seconds until the last text is read, from the pace so far; null while there is none to go by. */
  secondsLeft: number | null;
  /** The device keeps nothing: a closed tab would lose the run. */
  isUnkept: boolean;
};

export type Wish = { kind: DocumentKind; language: TextLanguage | 'auto' };

export type Runner = {
  state: Store<RunState>;
  /** Finds the run that was begun, and goes on with it where it stopped. */
  resume(): Promise<void>;
  begin(texts: readonly GivenText[], wish: Wish): Promise<void>;
  /** Stops reading; what was read stays. */
  stop(): Promise<void>;
  /** Goes on with what was stopped. */
  goOn(): Promise<void>;
  /** Reads once more what could not be read. */
  tryAgain(): Promise<void>;
  forget(): Promise<void>;
};

type Parts = {
  database: () => Promise<LabDatabase>;
  pool: () => Pool;
  newId: () => string;
  now: () => string;
  clock: () => number;
  /** One tab at a time works on a run; resolves when `act` is done, or was never begun because another has it. */
  alone: (act: () => Promise<void>) => Promise<void>;
};

type Under = {
  run: BatchRun;
  saidOf: Awaited<ReturnType<typeof readSaid>>;
  signal: AbortSignal;
};

const nothing: RunState = {
  run: undefined,
  texts: [],
  isReading: false,
  secondsLeft: null,
  isUnkept: false,
};

/** Reads many texts, several at once, and keeps each result as it comes, so that nothing is read twice. */
export function createRunner(parts: Parts): Runner {
  const { pool, newId, now, clock } = parts;
  const state = createStore<RunState>(nothing);
  let away = new AbortController();
  let under: Promise<void> | null = null;

  const keep = async (act: (database: LabDatabase) => Promise<void>) => {
    try {
      await act(await parts.database());
    } catch {
      state.set({ ...state.get(), isUnkept: true });
    }
  };

  const readAll = async () => {
    away = new AbortController();
    const { signal } = away;
    await takeUp();
    const { run, texts } = state.get();
    const queue = run && !run.isStopped ? texts.filter(isWaiting) : [];
    if (!run || queue.length === 0) {
      state.set({ ...state.get(), isReading: false });

      return;
    }
    const pace = paceOf(queue, clock);
    state.set({ ...state.get(), isReading: true, secondsLeft: null });
    const saidOf = await readSaid(parts.database);
    const work = async (): Promise<void> => {
      for (let text = queue.shift(); text && !signal.aborted; text = queue.shift()) {
        const done = await readOne(text, { run, saidOf, signal });
        if (!done) return;
        state.set({
          ...state.get(),
          texts: state.get().texts.map((one) => (one.number === done.number ? done : one)),
          secondsLeft: pace(done),
        });
        await keep((database) => keepText(database, done));
      }
    };
    await Promise.all(Array.from({ length: pool().size }, work));
    state.set({ ...state.get(), isReading: false, secondsLeft: null });
  };

  /** Another tab may have read, called off or removed the run while this one waited for its turn. */
  const takeUp = async () => {
    const { run, isUnkept } = state.get();
    if (isUnkept) return;
    await keep(async (database) => {
      const kept = await readRun(database);
      if (state.get().run !== run) return; // stopped meanwhile
      state.set({ ...state.get(), run: kept?.run ?? null, texts: kept?.texts ?? [] });
    });
  };

  /** Null when it was called off. */
  const readOne = async (
    text: BatchText,
    { run: { kind, language }, saidOf, signal }: Under,
  ): Promise<BatchText | null> => {
    try {
      const said = await saidOf(text.saved ?? {});
      const as = { kind, language, ...text.known };
      const reading = await pool().read(text.text, { ...said, ...as, signal });

      return { ...text, reading: withoutDetails(reading) };
    } catch (error) {
      return signal.aborted ? null : { ...text, failure: String(error) };
    }
  };

  const start = () => {
    under ??= parts.alone(readAll).finally(() => {
      under = null;
    });

    return under;
  };

  const setStopped = async (isStopped: boolean) => {
    const { run } = state.get();
    if (!run) return;
    const changed = { ...run, isStopped };
    state.set({ ...state.get(), run: changed });
    await keep((database) => keepRun(database, changed));
  };

  const goOn = async () => {
    await setStopped(false);
    await start();
  };

  return {
    state,
    goOn,

    async resume() {
      if (state.get().run !== undefined) return start();
      const kept = await parts
        .database()
        .then(readRun)
        .catch(() => null);
      if (state.get().run !== undefined) return;
      state.set({ ...nothing, run: kept?.run ?? null, texts: kept?.texts ?? [] });
      await start();
    },

    async begin(gathered, { kind, language }) {
      const run: BatchRun = {
        id: newId(),
        startedAt: now(),
        kind,
        language,
        texts: gathered.length,
        isStopped: false,
      };
      const texts = gathered.map(
        (given, number): BatchText => ({
          ...given,
          runId: run.id,
          number,
          reading: null,
          failure: null,
        }),
      );
      state.set({ ...nothing, run, texts, isReading: true });
      await keep((database) => beginRun(database, run, texts));
      await start();
    },

    async stop() {
      await setStopped(true);
      away.abort();
      await under;
    },

    async tryAgain() {
      const texts = state.get().texts.map((text) => ({ ...text, failure: null }));
      const again = texts.filter(isWaiting);
      state.set({ ...state.get(), texts });
      await keep(async (database) => {
        for (const text of again) await keepText(database, text);
      });
      await goOn();
    },

    async forget() {
      await setStopped(true); // a tab that waits for its turn shall not go on with it
      away.abort();
      await under;
      state.set({ ...nothing, run: null });
      await keep(forgetRun);
    },
  };
}

export function isWaiting({ reading, failure }: BatchText): boolean {
  return reading === null && failure === null;
}

/** Told of each text that is done, answers how many seconds the rest will take at the pace so far. */
function paceOf(
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
