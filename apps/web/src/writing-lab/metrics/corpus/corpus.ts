import { createStore, type Store } from '../../../platform/store.ts';
import { withZeroRates } from '../../analysis/texts/checked-categories.ts';
import type { DetailedTextAnalysis, TextAnalysis } from '../../analysis/texts/text-analysis.ts';
import type { AnalysisPool } from '../../analysis/texts/worker-pool.ts';
import { analysisCacheKey } from '../../dictionary/analysis-cache-key.ts';
import { loadUserAnalysisOptions } from '../../dictionary/user-analysis-options.ts';
import type { LabDatabase } from '../../storage/device/database.ts';
import {
  deleteStoredAnalyses,
  readStoredAnalyses,
  saveStoredAnalysis,
} from '../../storage/device/stored-analyses.ts';
import { newestFirst } from '../../storage/samples/api.ts';
import type {
  SampleStore,
  SavedText,
  StorageLocation,
  WholeText,
} from '../../storage/samples/sample-store.ts';
import { loadTexts } from './load-texts.ts';

/** One of the user's saved texts with its analysis result. */
export type CorpusText = SavedText & {
  reading: TextAnalysis;
  /** The user's own words that affect the result, as they were when it was analyzed. */
  said?: string | undefined;
};

export type CorpusState = {
  /** The analyzed texts, oldest first. */
  texts: readonly CorpusText[];
  /** All saved texts, including those not analyzed yet. */
  allTexts: readonly SavedText[];
  /** Texts processed in this refresh, including failed ones. */
  done: number;
  isAnalyzing: boolean;
  /** The texts could not be listed. */
  failure: unknown;
  /** Why some of the texts on the server are missing. */
  serverFailure: unknown;
};

export type Corpus = {
  state: Store<CorpusState>;
  /** Analyzes texts that are new or changed. */
  refresh(): Promise<void>;
};

type Dependencies = {
  database: () => Promise<LabDatabase>;
  stores: Record<StorageLocation, SampleStore>;
  pool: () => AnalysisPool;
  /** Waits before a rate-limited request is retried. */
  waitBeforeRetry: () => Promise<void>;
};

type AnalysisContext = {
  here: LabDatabase | null;
  saidOf: Awaited<ReturnType<typeof loadUserAnalysisOptions>>;
};

const initialState: CorpusState = {
  texts: [],
  allTexts: [],
  done: 0,
  isAnalyzing: true,
  failure: null,
  serverFailure: null,
};

/**
 * The user's saved texts of both storage places, analyzed in this browser, as the baseline for comparisons. A text is analyzed once per
 * revision; results are stored on the device.
 */
export function createCorpus({ database, stores, pool, waitBeforeRetry }: Dependencies): Corpus {
  const state = createStore<CorpusState>(initialState);
  let currentRefresh: Promise<void> | null = null;
  let isRefreshQueued = false;

  const analyzeAll = async () => {
    state.set({ ...state.get(), isAnalyzing: true, failure: null, done: 0 });
    try {
      const { all, serverFailure } = await listAllTexts(stores);
      const here = await database().catch(() => null);
      const kept = here ? await readStoredAnalyses(here).catch(() => new Map()) : new Map();
      const saidOf = await loadUserAnalysisOptions(database);
      const known = new Map(state.get().texts.map((text) => [text.id, text]));
      const texts: CorpusText[] = [];
      const wanted: SavedText[] = [];
      for (const text of all) {
        const before = known.get(text.id) ?? kept.get(text.id);
        const isKnown =
          before?.revision === text.revision &&
          (before.said ?? '') === analysisCacheKey(before.reading, await saidOf(text));
        if (isKnown) {
          texts.push({
            ...text,
            reading: withZeroRates(before.reading, text.kind),
            said: before.said,
          });
        } else wanted.push(text);
      }
      state.set({
        ...initialState,
        allTexts: all,
        texts: sortByCreation(texts),
        done: texts.length,
        serverFailure,
      });
      await analyzeTexts(wanted, { here, saidOf });
      const ids = new Set(all.map(({ id }) => id));
      const gone = serverFailure ? [] : [...kept.keys()].filter((id) => !ids.has(id));
      if (here && gone.length > 0) await deleteStoredAnalyses(here, gone).catch(() => undefined);
      state.set({ ...state.get(), isAnalyzing: false });
    } catch (failure) {
      state.set({ ...state.get(), isAnalyzing: false, failure });
    }
  };

  /** Texts that the server does not return are reported as missing; a text that cannot be analyzed does not affect the others. */
  const analyzeTexts = async (wanted: readonly SavedText[], { here, saidOf }: AnalysisContext) => {
    for await (const { texts, asked, failure } of loadTexts(wanted, { stores, waitBeforeRetry })) {
      const queue = [...texts];
      const work = async (): Promise<void> => {
        for (let text = queue.shift(); text; text = queue.shift()) {
          const { text: _, ...saved } = text;
          const read = await analyzeText(text, saidOf).catch(() => null);
          const now = state.get();
          state.set({
            ...now,
            done: now.done + 1,
            texts: read ? sortByCreation([...now.texts, { ...saved, ...read }]) : now.texts,
          });
          const { id, revision } = text;
          if (read && here)
            await saveStoredAnalysis(here, { id, revision, ...read }).catch(() => undefined);
        }
      };
      await Promise.all(Array.from({ length: pool().size }, work));
      const now = state.get();
      state.set({
        ...now,
        done: now.done + asked - texts.length,
        serverFailure: now.serverFailure ?? failure,
      });
    }
  };

  const analyzeText = async (saved: WholeText, saidOf: AnalysisContext['saidOf']) => {
    const { kind, language, text } = saved;
    const said = await saidOf(saved);
    const reading = withoutDetails(await pool().analyze(text, { ...said, kind, language }));

    return { reading, said: analysisCacheKey(reading, said) };
  };

  /** A request during a refresh may come too late for it, so another refresh follows. */
  const refresh = (): Promise<void> => {
    isRefreshQueued = currentRefresh !== null;
    currentRefresh ??= analyzeAll().then(() => {
      currentRefresh = null;

      return isRefreshQueued ? refresh() : undefined;
    });

    return currentRefresh;
  };

  return { state, refresh };
}

export function withoutDetails({ details: _, ...reading }: DetailedTextAnalysis): TextAnalysis {
  return reading;
}

async function listAllTexts(
  stores: Dependencies['stores'],
): Promise<{ all: readonly SavedText[]; serverFailure: unknown }> {
  const whole = { from: 0, to: 100 };
  const device = await stores.device
    .list(newestFirst, { from: 0, to: Number.MAX_SAFE_INTEGER })
    .then(({ items }) => items)
    .catch(() => []);
  try {
    const first = await stores.server.list(newestFirst, whole);
    const items = [...first.items];
    while (items.length < first.total) {
      const next = await stores.server.list(newestFirst, {
        from: items.length,
        to: items.length + 100,
      });
      if (next.items.length === 0) break;
      items.push(...next.items);
    }

    return { all: sortByCreation([...items, ...device]), serverFailure: null };
  } catch (serverFailure) {
    if (device.length === 0) throw serverFailure;

    return { all: sortByCreation(device), serverFailure };
  }
}

/** By creation date; the parts of a split text share one and follow by their ids, which are sequential. */
function sortByCreation<Text extends SavedText>(texts: readonly Text[]): readonly Text[] {
  const keyOf = ({ createdAt, id }: Text) => `${createdAt} ${id}`;

  return texts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
