import { Refusal } from '@longhand/contract/errors';
import { atRest } from '../../platform/at-rest.ts';
import { isFinal } from '../../platform/failures.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { Place, SampleStore, WholeText } from '../samples/sample-store.ts';
import {
  type Home,
  homeOf,
  isSame,
  type SaveStatus,
  type Snapshot,
  startStatus,
} from './save-status.ts';

export type Saving = {
  status: Store<SaveStatus>;
  home: Store<Home | null>;
  /** The text has changed. */
  touch(): void;
  /** Saves for the first time, in a place. */
  saveNew(place: Place): Promise<boolean>;
  /** Saves the text as a new version of the one it came from. */
  saveVersion(): Promise<boolean>;
  /** Sends what is not sent yet without waiting for a pause: the text is being left. */
  sendNow(): Promise<boolean>;
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

/** Another device sees the words soon after a pause, and within a minute while the hand does not rest. */
const bounds = { pauseMs: 8_000, atMostMs: 60_000 };
const retryMs = 30_000;

/** Saves a text in its place: versions when asked, the newest state by itself, one request at a time. */
export function saving(parts: Parts): Saving {
  const { stores, read, settled, newId, home: start, isAhead, changed } = parts;
  const home = createStore(start);
  const status = createStore<SaveStatus>(startStatus(start, isAhead));
  let retry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(true);
  let edits = 0;
  /**
   * What may be there though no answer has said so: the text of the first request without one. Words found again on this
   * device may have been sent while their page was being closed.
   */
  let unheard = start && isAhead ? read().text : null;
  let firstTry: { id: string; place: Place } | null = null;

  const rest = atRest(() => void save(false), bounds);

  const unplan = () => {
    rest.cancel();
    clearTimeout(retry);
  };

  const settle = (next: SaveStatus) => {
    status.set(next);
    changed();
  };

  /** Whether the text is saved all the same. */
  const fail = async (error: unknown, asked: boolean, sent = read()): Promise<boolean> => {
    const code = error instanceof Refusal ? error.code : null;
    if (code === 'sample_conflict') return meetConflict(asked, sent);
    if (code === 'sample_limit') settle({ is: 'limit' });
    else if (code === 'sample_not_found') settle({ is: 'gone' });
    else if (isFinal(error)) settle({ is: 'refused', failure: error });
    else {
      unheard ??= sent.text;
      settle({ is: 'waiting', asked });
      retry = setTimeout(() => void tryAgain(), retryMs);
    }

    return false;
  };

  const meetConflict = async (asked: boolean, sent: Snapshot): Promise<boolean> => {
    const at = home.get();
    if (!at) return false;
    try {
      const theirs = await stores[at.place].read(at.id);
      const isOurs = theirs.text === sent.text || theirs.text === unheard;
      unheard = null;
      if (isOurs) arriveAt(homeOf(theirs));
      else settle({ is: 'conflict', theirs, asked });

      return isOurs && (isSame(theirs, read()) || send(asked));
    } catch (error) {
      return fail(error, asked, sent);
    }
  };

  const arriveAt = (text: Home) => {
    unplan();
    home.set(text);
    settle({ is: 'saved' });
  };

  /** One request after the other, so that each carries the revision that the one before it made. */
  const inTurn = (act: () => Promise<boolean>): Promise<boolean> => {
    running = running.then(act, act);

    return running;
  };

  const save = (version: boolean, base?: number) => inTurn(() => send(version, base));

  const send = async (version: boolean, base?: number): Promise<boolean> => {
    const at = home.get();
    if (!at) return false;
    unplan();
    status.set({ is: 'saving' });
    await settled();
    const seen = edits;
    const sent = read();
    try {
      const revision = base ?? at.revision;
      const saved = await stores[at.place].save(at.id, { ...sent, revision, version });
      unheard = null;
      home.set(homeOf({ ...saved, place: at.place }));
      settle({ is: edits === seen ? 'saved' : 'ahead' });
      if (edits !== seen) rest.touch();

      return true;
    } catch (error) {
      return fail(error, version, sent);
    }
  };

  /** What was written elsewhere may be in no version yet. Its revision then; null when it could not be kept. */
  const keepTheirs = async (theirs: WholeText): Promise<number | null> => {
    const { title, kind, language, text, words, characters, findings, revision } = theirs;
    const figures = { words, characters, findings };
    const given = { title, kind, language, text, figures, revision, version: true };
    try {
      return (await stores[theirs.place].save(theirs.id, given)).revision;
    } catch (error) {
      await fail(error, true);

      return null;
    }
  };

  const saveNew = (place: Place) =>
    inTurn(async () => {
      unplan();
      const id = firstTry?.place === place ? firstTry.id : newId();
      firstTry = { id, place };
      status.set({ is: 'saving' });
      await settled();
      const seen = edits;
      try {
        const saved = await stores[place].create({ ...read(), id });
        firstTry = null;
        home.set(homeOf(saved));
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

  if (start && isAhead) rest.touch();

  return {
    status,
    home,
    saveNew,
    tryAgain,
    sendNow: () => (status.get().is === 'ahead' && home.get() ? save(false) : running),
    saveVersion: () => save(true),

    touch() {
      edits++;
      const now = status.get().is;
      if (now === 'saved') settle({ is: 'ahead' });
      if (home.get() && (now === 'saved' || now === 'ahead')) rest.touch();
    },

    async keepMine() {
      const now = status.get();
      if (now.is !== 'conflict') return false;
      const base = await keepTheirs(now.theirs);

      return base !== null && save(true, base);
    },

    leaveHome() {
      unplan();
      home.set(null);
      settle({ is: 'unsaved' });
    },

    arriveAt,

    stop: unplan,
  };
}
