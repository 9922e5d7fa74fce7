import { atRest } from '../../platform/at-rest.ts';
import { isForWhatItSays } from '../../platform/failures.ts';
import { createStore } from '../../platform/store.ts';
import type { Arrangement, Place, WholeText } from '../samples/sample-store.ts';
import {
  failedStatus,
  fingerprintOf,
  type Home,
  homeOf,
  isConflict,
  isSame,
  isStillTrue,
  isStuck,
  newerHome,
  retryDelayOf,
  type SaveStatus,
  type Snapshot,
  startStatus,
  versionOf,
  withSent,
} from './save-status.ts';
import type { Saving, SavingParts } from './saving-parts.ts';

/** Another device sees the words soon after a pause, and within a minute while the hand does not rest. */
const bounds = { pauseMs: 8_000, atMostMs: 60_000 };
/** Of a text that was saved once and never changed. */
const firstRevision = 1;

/** Saves a text in its place: versions when asked, the newest state by itself, one request at a time. */
export function saving(parts: SavingParts): Saving {
  const { stores, read, settled, newId, home: start, isAhead, changed, inStep, keepNow } = parts;
  const home = createStore(start);
  const status = createStore<SaveStatus>(startStatus(parts));
  let retry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(true);
  let edits = 0;
  let { waiting, sent: unanswered } = parts;
  let isStopped = false;
  let isTold = true;

  const rest = atRest(() => void goOn(), bounds);

  const unplan = () => {
    rest.cancel();
    clearTimeout(retry);
  };

  const settle = (next: SaveStatus) => {
    status.set(next);
    changed();
  };

  /** Remembers a save until it is done: in the text's home or, before it has one, where it was sent. */
  const hold = (version: boolean, isStuck = false) => {
    const at = home.get() ?? waiting;
    if (at) waiting = { ...waiting, place: at.place, id: at.id, version, isStuck };
  };

  const arrive = (text: Home, is: 'saved' | 'ahead') => {
    unanswered = [];
    waiting = null;
    home.set(homeOf(text));
    settle({ is });
  };

  /** Whether the text is saved all the same. */
  const fail = async (error: unknown, asked: boolean, sent = read()): Promise<boolean> => {
    if (!isTold) parts.tellFailure?.(error);
    isTold = true;
    if (isConflict(error)) return meetConflict(asked, sent);
    hold(asked, isForWhatItSays(error));
    const next = failedStatus(error, asked);
    settle(next);
    if (next.is === 'waiting' && !isStopped) retry = setTimeout(tryAgain, retryDelayOf(error));

    return false;
  };

  const meetConflict = async (asked: boolean, sent: Snapshot): Promise<boolean> => {
    const at = home.get() ?? waiting;
    if (!at) return false; // it has become a text of its own meanwhile
    try {
      const theirs = await stores[at.place].read(at.id);
      const isSent = unanswered.includes(fingerprintOf(theirs.text));
      const isOurs = isSent || (!home.get() && theirs.revision === firstRevision);
      const isDone = isOurs && isSame(theirs, read());
      if (isOurs) arrive(theirs, isDone ? 'saved' : 'ahead');
      else meet(theirs, asked);

      return isOurs && (isDone || send(asked));
    } catch (failure) {
      return fail(failure, asked, sent);
    }
  };

  /** A text that was changed elsewhere before this device heard that it is there was left here in its first state. */
  const meet = (theirs: WholeText, asked: boolean) => {
    unanswered = [];
    if (!home.get()) home.set({ ...homeOf(theirs), revision: firstRevision });
    hold(asked, true);
    settle({ is: 'conflict', theirs, asked });
  };

  /** One request after the other, in all tabs, so that each carries the revision that the one before it made. */
  const inTurn = (act: () => Promise<boolean>, isAsked = false): Promise<boolean> => {
    const next = () => {
      isTold = !isAsked;

      return inStep(act);
    };
    running = running.then(next, next);

    return running;
  };

  /** What is there though no answer has said so is known again, by whoever goes on should this page be closed. */
  const remember = async ({ text }: Snapshot) => {
    unanswered = withSent(unanswered, text);
    await keepNow();
  };

  const send = async (version: boolean, base?: number): Promise<boolean> => {
    const at = home.get();
    if (!at) return false;
    unplan();
    if (version) hold(true);

    return deliver(version, async (sent) => {
      const revision = base ?? home.get()?.revision ?? at.revision;
      const saved = await stores[at.place].save(at.id, { ...sent, revision, version });

      return { ...saved, place: at.place };
    });
  };

  const deliver = async (
    asked: boolean,
    request: (sent: Snapshot) => Promise<Home>,
  ): Promise<boolean> => {
    settle({ is: 'saving' });
    await settled();
    const seen = edits;
    const sent = read();
    try {
      await remember(sent);
      arrive(await request(sent), edits === seen ? 'saved' : 'ahead');
      if (edits !== seen) rest.touch();

      return true;
    } catch (error) {
      return fail(error, asked, sent);
    }
  };

  /** What was written elsewhere may be in no version yet. Its revision then; null when it could not be kept. */
  const keepTheirs = async (theirs: WholeText): Promise<number | null> => {
    try {
      return (await stores[theirs.place].save(theirs.id, versionOf(theirs))).revision;
    } catch (error) {
      await fail(error, true);

      return null;
    }
  };

  const saveNew = (place: Place, belongs?: Arrangement) =>
    inTurn(() => (home.get() ? send(true) : create(place, belongs)), true);

  const create = async (place: Place, belongs?: Arrangement): Promise<boolean> => {
    unplan();
    const id = waiting?.place === place ? waiting.id : newId();
    const now = { id, place, version: true, isStuck: false };
    waiting = { ...waiting, ...(belongs && { belongs }), ...now };
    const { belongs: into } = waiting;

    return deliver(true, (sent) => stores[place].create({ ...sent, ...into, id }));
  };

  /** Saves what is not saved yet, as it was to be saved. */
  const goOn = (): Promise<boolean> =>
    inTurn(async () => {
      if (isStuck(status.get())) return false;
      if (!home.get()) return waiting ? create(waiting.place) : true;

      return status.get().is === 'saved' || send(waiting?.version ?? false);
    });

  const tryAgain = (): Promise<boolean> =>
    status.get().is === 'waiting' ? goOn() : Promise.resolve(true);

  if (start && isAhead && !waiting) rest.touch();

  return {
    status,
    home,
    waiting: () => waiting,
    saveNew,
    tryAgain,
    sendNow: () => (status.get().is === 'ahead' && home.get() ? goOn() : running),
    sent: () => unanswered,
    saveVersion: () => inTurn(() => send(true), true),

    touch() {
      edits++;
      const now = status.get().is;
      if (now === 'saved') settle({ is: 'ahead' });
      if (home.get() && (now === 'saved' || now === 'ahead')) rest.touch();
    },

    keepMine: () =>
      inTurn(async () => {
        const now = status.get();
        if (now.is !== 'conflict') return false;
        const base = await keepTheirs(now.theirs);

        return base !== null && send(true, base);
      }),

    async leaveHome() {
      await inTurn(async () => {
        unplan();
        home.set(null);
        waiting = null;
        unanswered = [];
        settle({ is: 'unsaved' });

        return true;
      });
    },

    adopt(theirs) {
      const now = status.get();
      if (now.is === 'saving') return home.set(newerHome(home.get(), theirs.home));
      unanswered = theirs.sent;
      if (isStillTrue(now, home.get(), theirs)) return;
      unplan();
      home.set(theirs.home);
      waiting = theirs.waiting;
      if (waiting?.isStuck) return isStuck(now) ? undefined : void goOn();
      settle(startStatus({ ...theirs, waiting: null }));
      if (theirs.isAhead && (theirs.home || waiting)) rest.touch();
    },

    stop() {
      isStopped = true;
      unplan();
    },
  };
}
