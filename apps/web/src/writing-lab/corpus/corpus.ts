import { createStore, type Store } from '../../platform/store.ts';
import type { LabDatabase } from '../device/database.ts';
import { forgetReadings, keepReading, keptReadings } from '../device/readings.ts';
import { bearingOn } from '../own-words/bearing.ts';
import { readSaid } from '../own-words/said-of-text.ts';
import { withNone } from '../reading/looked-for.ts';
import type { Pool } from '../reading/pool.ts';
import type { Reading, WholeReading } from '../reading/reading.ts';
import { newestFirst } from '../samples/api.ts';
import type { Place, SampleStore, SavedText, WholeText } from '../samples/sample-store.ts';
import { loadTexts } from './load-texts.ts';

/** One of the writer's own texts with what was read of it. */
export type OwnText = SavedText & {
  reading: Reading;
  /** What the writer says that bears on it, as it was read with. */
  said?: string | undefined;
};

export type CorpusState = {
  /** Those that have been read, the oldest first. */
  texts: readonly OwnText[];
  /** All there are, also those still to be read. */
  all: readonly SavedText[];
  /** Texts that were looked at in this round, read or not. */
  done: number;
  isReading: boolean;
  /** The list could not be had. */
  failure: unknown;
  /** Some of those on the server are missing, and this is why. */
  serverFailure: unknown;
};

export type Corpus = {
  state: Store<CorpusState>;
  /** Looks for texts that are new or changed, and reads them. */
  refresh(): Promise<void>;
};

type Parts = {
  database: () => Promise<LabDatabase>;
  stores: Record<Place, SampleStore>;
  pool: () => Pool;
  /** Waits before asking again where the server wants a pause. */
  pause: () => Promise<void>;
};

type With = { here: LabDatabase | null; saidOf: Awaited<ReturnType<typeof readSaid>> };

const nothing: CorpusState = {
  texts: [],
  all: [],
  done: 0,
  isReading: true,
  failure: null,
  serverFailure: null,
};

/**
 * The writer's own texts of both places, read in this browser: what a text is compared with. A text is read once for
 * each of its revisions; what was read is kept on the device.
 */
export function createCorpus({ database, stores, pool, pause }: Parts): Corpus {
  const state = createStore<CorpusState>(nothing);
  let round: Promise<void> | null = null;
  let isWantedAgain = false;

  const readAll = async () => {
    state.set({ ...state.get(), isReading: true, failure: null, done: 0 });
    try {
      const { all, serverFailure } = await listAll(stores);
      const here = await database().catch(() => null);
      const kept = here ? await keptReadings(here).catch(() => new Map()) : new Map();
      const saidOf = await readSaid(database);
      const known = new Map(state.get().texts.map((text) => [text.id, text]));
      const texts: OwnText[] = [];
      const wanted: SavedText[] = [];
      for (const text of all) {
        const before = known.get(text.id) ?? kept.get(text.id);
        const isKnown =
          before?.revision === text.revision &&
          (before.said ?? '') === bearingOn(before.reading, await saidOf(text));
        if (isKnown) {
          texts.push({ ...text, reading: withNone(before.reading, text.kind), said: before.said });
        } else wanted.push(text);
      }
      state.set({ ...nothing, all, texts: inOrder(texts), done: texts.length, serverFailure });
      await readEach(wanted, { here, saidOf });
      const ids = new Set(all.map(({ id }) => id));
      const gone = serverFailure ? [] : [...kept.keys()].filter((id) => !ids.has(id));
      if (here && gone.length > 0) await forgetReadings(here, gone).catch(() => undefined);
      state.set({ ...state.get(), isReading: false });
    } catch (failure) {
      state.set({ ...state.get(), isReading: false, failure });
    }
  };

  /** Words that the server does not give out are missing, and that is told; a text that can not be read leaves the others readable. */
  const readEach = async (wanted: readonly SavedText[], { here, saidOf }: With) => {
    for await (const { texts, asked, failure } of loadTexts(wanted, { stores, pause })) {
      const queue = [...texts];
      const work = async (): Promise<void> => {
        for (let text = queue.shift(); text; text = queue.shift()) {
          const { text: _, ...saved } = text;
          const read = await readOne(text, saidOf).catch(() => null);
          const now = state.get();
          state.set({
            ...now,
            done: now.done + 1,
            texts: read ? inOrder([...now.texts, { ...saved, ...read }]) : now.texts,
          });
          const { id, revision } = text;
          if (read && here)
            await keepReading(here, { id, revision, ...read }).catch(() => undefined);
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

  const readOne = async (saved: WholeText, saidOf: With['saidOf']) => {
    const { kind, language, text } = saved;
    const said = await saidOf(saved);
    const reading = withoutDetails(await pool().read(text, { ...said, kind, language }));

    return { reading, said: bearingOn(reading, said) };
  };

  /** What is wanted while a round is under way may have come too late for it: another follows. */
  const refresh = (): Promise<void> => {
    isWantedAgain = round !== null;
    round ??= readAll().then(() => {
      round = null;

      return isWantedAgain ? refresh() : undefined;
    });

    return round;
  };

  return { state, refresh };
}

export function withoutDetails({ details: _, ...reading }: WholeReading): Reading {
  return reading;
}

async function listAll(
  stores: Parts['stores'],
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

    return { all: inOrder([...items, ...device]), serverFailure: null };
  } catch (serverFailure) {
    if (device.length === 0) throw serverFailure;

    return { all: inOrder(device), serverFailure };
  }
}

/** By when they were begun; the parts of a text that was split, which were begun with it, by their ids, which follow one another. */
function inOrder<Text extends SavedText>(texts: readonly Text[]): readonly Text[] {
  const keyOf = ({ createdAt, id }: Text) => `${createdAt} ${id}`;

  return texts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
