import { Refusal } from '@longhand/contract/errors';
import { atRest } from '../../platform/at-rest.ts';
import { isFinal, isForWhatItSays } from '../../platform/failures.ts';
import { createStore } from '../../platform/store.ts';
import type { Arrangement, Place, WholeText } from '../samples/sample-store.ts';
import {
  type Home,
  homeOf,
  isSame,
  type SaveStatus,
  type Snapshot,
  startStatus,
} from './save-status.ts';
import type { Saving, SavingParts } from './saving-parts.ts';

/** Another device sees the words soon after a pause, and within a minute while the hand does not rest. */
const bounds = { pauseMs: 8_000, atMostMs: 60_000 };
const retryMs = 30_000;
/** Of a text that was saved once and never changed. */
const firstRevision = 1;

/** Saves a text in its place: versions when asked, the newest state by itself, one request at a time. */
export function saving(parts: SavingParts): Saving {
  const { stores, read, settled, newId, home: start, isAhead, changed } = parts;
  const home = createStore(start);
  const status = createStore<SaveStatus>(startStatus(parts));
  let retry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(true);
  let edits = 0;
  /**
   * What may be there though no answer has said so: the text of the first request without one. Words found again on this
   * device may have been sent while their page was being closed.
   */
  let unheard = (start || parts.waiting) && isAhead ? read().text : null;
  let { waiting } = parts;
  let isStopped = false;

  const rest = atRest(() => void save(false), bounds);

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
    unheard = null;
    waiting = null;
    home.set(homeOf(text));
    settle({ is });
  };

  /** Whether the text is saved all the same. */
  const fail = async (error: unknown, asked: boolean, sent = read()): Promise<boolean> => {
    const code = error instanceof Refusal ? error.code : null;
    if (code === 'sample_conflict') return meetConflict(asked, sent);
    const isOver = isFinal(error);
    hold(asked, isForWhatItSays(error));
    if (code === 'sample_limit') settle({ is: 'limit' });
    else if (code === 'sample_not_found') settle({ is: 'gone' });
    else if (isOver) settle({ is: 'refused', failure: error });
    else {
      unheard ??= sent.text;
      settle({ is: 'waiting', asked });
      if (!isStopped) retry = setTimeout(() => void tryAgain(), retryMs);
    }

    return false;
  };

  const meetConflict = async (asked: boolean, sent: Snapshot): Promise<boolean> => {
    const at = home.get() ?? waiting;
    if (!at) return false; // it has become a text of its own meanwhile
    try {
      const theirs = await stores[at.place].read(at.id);
      const known = [sent.text, unheard].includes(theirs.text);
      const isOurs = known || (!home.get() && theirs.revision === firstRevision);
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
    unheard = null;
    if (!home.get()) home.set({ ...homeOf(theirs), revision: firstRevision });
    hold(asked, true);
    settle({ is: 'conflict', theirs, asked });
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
    if (version) hold(true);
    settle({ is: 'saving' });
    await settled();
    const seen = edits;
    const sent = read();
    try {
      const revision = base ?? at.revision;
      const saved = await stores[at.place].save(at.id, { ...sent, revision, version });
      arrive({ ...saved, place: at.place }, edits === seen ? 'saved' : 'ahead');
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

  const saveNew = (place: Place, belongs?: Arrangement) =>
    inTurn(async () => {
      if (home.get()) return send(true);
      unplan();
      const id = waiting?.place === place ? waiting.id : newId();
      const asked = { id, place, version: true, isStuck: false };
      waiting = { ...waiting, ...(belongs && { belongs }), ...asked };
      settle({ is: 'saving' });
      await settled();
      const seen = edits;
      const sent = read();
      try {
        const saved = await stores[place].create({ ...sent, ...waiting.belongs, id });
        arrive(saved, edits === seen ? 'saved' : 'ahead');
        if (edits !== seen) rest.touch();

        return true;
      } catch (error) {
        return fail(error, true, sent);
      }
    });

  const tryAgain = (): Promise<boolean> => {
    const now = status.get();
    if (now.is !== 'waiting') return Promise.resolve(true);
    if (!home.get() && waiting) return saveNew(waiting.place);

    return save(now.asked);
  };

  if (start && isAhead && !waiting) rest.touch();

  return {
    status,
    home,
    waiting: () => waiting,
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
      waiting = null;
      unheard = null;
      settle({ is: 'unsaved' });
    },

    stop() {
      isStopped = true;
      unplan();
    },
  };
}
