import { Refusal } from '@longhand/contract/errors';
import { createStore, type Store } from '../../platform/store.ts';
import type { Draft } from '../device/database.ts';
import type {
  Description,
  Figures,
  Place,
  SampleStore,
  WholeText,
} from '../samples/sample-store.ts';

export type Home = NonNullable<Draft['home']>;

/** How a text stands with the place where it is saved. */
type SaveStatus =
  | { is: 'unsaved' }
  | { is: 'saved' }
  | { is: 'ahead' }
  | { is: 'saving' }
  /** Nothing answered: tried again by itself. `asked` when the writer had asked for a version. */
  | { is: 'waiting'; asked: boolean }
  | { is: 'conflict'; theirs: WholeText; asked: boolean }
  /** The plan keeps no more texts. */
  | { is: 'limit' }
  /** Removed elsewhere: the words are still here. */
  | { is: 'gone' }
  | { is: 'refused'; message: string; code: string | null };

export type Snapshot = Description & { text: string; figures: Figures };

export type Saving = {
  status: Store<SaveStatus>;
  home: Store<Home | null>;
  /** The text has changed. */
  touch(): void;
  /** Saves for the first time, in a place. */
  saveNew(place: Place): Promise<boolean>;
  /** Saves the text as a new version of the one it came from. */
  saveVersion(): Promise<boolean>;
  /** Sends what waits, for a "Try again" and when the network is back. */
  tryAgain(): Promise<boolean>;
  /** Ends a conflict by keeping the words here as the newest version. */
  keepMine(): Promise<boolean>;
  /** The text is from now on one of its own. */
  leaveHome(): void;
  /** The editor shows this state of the saved text now. */
  arriveAt(text: Home): void;
  stop(): void;
};

type Parts = {
  stores: Record<Place, SampleStore>;
  read: () => Snapshot;
  /** What is known of the text is of the text as it stands, or can not be waited for any longer. */
  settled: () => Promise<void>;
  newId: () => string;
  home: Home | null;
  isAhead: boolean;
  /** Called when the home or its state has changed: the draft remembers it. */
  changed: () => void;
};

const pauseMs = 8_000;
const retryMs = 30_000;

/** Saves a text in its place: versions when asked, the newest state by itself, one request at a time. */
export function saving(parts: Parts): Saving {
  const { stores, read, settled, newId, home: start, isAhead, changed } = parts;
  const home = createStore(start);
  const status = createStore<SaveStatus>(startStatus(start, isAhead));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(true);
  let edits = 0;
  let firstTry: { id: string; place: Place } | null = null;

  const plan = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };

  const settle = (next: SaveStatus) => {
    status.set(next);
    changed();
  };

  /** Whether the text is saved all the same. */
  const fail = async (error: unknown, asked: boolean): Promise<boolean> => {
    const code = error instanceof Refusal ? error.code : null;
    if (code === 'sample_conflict') return meetConflict(asked);
    if (code === 'sample_limit') settle({ is: 'limit' });
    else if (code === 'sample_not_found') settle({ is: 'gone' });
    else if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
      settle({ is: 'refused', message: error.message, code });
    } else {
      settle({ is: 'waiting', asked });
      plan(retryMs, () => void tryAgain());
    }

    return false;
  };

  const meetConflict = async (asked: boolean): Promise<boolean> => {
    const at = home.get();
    if (!at) return false;
    try {
      const theirs = await stores[at.place].read(at.id);
      // An answer that got lost: what is there is what was sent from here.
      const isOurs = theirs.text === read().text;
      if (isOurs) arriveAt(homeOf(theirs));
      else settle({ is: 'conflict', theirs, asked });

      return isOurs;
    } catch (error) {
      return fail(error, asked);
    }
  };

  const arriveAt = (text: Home) => {
    clearTimeout(timer);
    home.set(text);
    settle({ is: 'saved' });
  };

  /** One request after the other, so that each carries the revision that the one before it made. */
  const inTurn = (act: () => Promise<boolean>): Promise<boolean> => {
    running = running.then(act, act);

    return running;
  };

  const save = (version: boolean, base?: number) =>
    inTurn(async () => {
      const at = home.get();
      if (!at) return false;
      clearTimeout(timer);
      status.set({ is: 'saving' });
      await settled();
      const seen = edits;
      try {
        const revision = base ?? at.revision;
        const saved = await stores[at.place].save(at.id, { ...read(), revision, version });
        home.set(homeOf({ ...saved, place: at.place }));
        settle({ is: edits === seen ? 'saved' : 'ahead' });
        if (edits !== seen) planDraft();

        return true;
      } catch (error) {
        return fail(error, version);
      }
    });

  const saveNew = (place: Place) =>
    inTurn(async () => {
      clearTimeout(timer);
      const id = firstTry?.place === place ? firstTry.id : newId();
      firstTry = { id, place };
      status.set({ is: 'saving' });
      await settled();
      const seen = edits;
      try {
        const saved = await stores[place].create({ ...read(), id });
        firstTry = null;
        home.set(homeOf({ ...saved, place }));
        settle({ is: edits === seen ? 'saved' : 'ahead' });

        return true;
      } catch (error) {
        return fail(error, true);
      }
    });

  const tryAgain = (): Promise<boolean> => {
    const now = status.get();
    if (now.is !== 'waiting') return Promise.resolve(true);
    if (!home.get() && firstTry) return saveNew(firstTry.place);

    return save(now.asked);
  };

  const planDraft = () => plan(pauseMs, () => void save(false));

  return {
    status,
    home,
    saveNew,
    tryAgain,
    saveVersion: () => save(true),

    touch() {
      edits++;
      const now = status.get().is;
      if (now === 'saved') settle({ is: 'ahead' });
      if (home.get() && (now === 'saved' || now === 'ahead')) planDraft();
    },

    keepMine() {
      const now = status.get();

      return now.is === 'conflict' ? save(true, now.theirs.revision) : Promise.resolve(false);
    },

    leaveHome() {
      clearTimeout(timer);
      home.set(null);
      settle({ is: 'unsaved' });
    },

    arriveAt,

    stop() {
      clearTimeout(timer);
    },
  };
}

/** What a draft remembers of the saved text it goes on with. */
export function homeOf({ place, id, revision, versions, projectId = null }: Home): Home {
  return { place, id, revision, versions, projectId };
}

function startStatus(home: Home | null, isAhead: boolean): SaveStatus {
  if (!home) return { is: 'unsaved' };

  return { is: isAhead ? 'ahead' : 'saved' };
}
