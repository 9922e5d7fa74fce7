import { debounce } from '../../../platform/debounce.ts';
import { isContentRefusal } from '../../../platform/failures.ts';
import { createStore } from '../../../platform/store.ts';
import type { Arrangement, StorageLocation, WholeText } from '../samples/sample-store.ts';
import {
  addSentFingerprint,
  fingerprintOf,
  initialStatus,
  isConflict,
  isSameText,
  isStatusStillValid,
  isStuck,
  newerRef,
  retryDelayOf,
  type SavedTextRef,
  type SaveStatus,
  type Snapshot,
  statusAfterFailure,
  toSavedTextRef,
  toVersionRequest,
} from './save-status.ts';
import type { TextSaver, TextSaverOptions } from './text-saver-options.ts';

/** Autosave: other devices get changes soon after a pause, and within a minute during continuous typing. */
const autosaveDebounce = { waitMs: 8_000, maxWaitMs: 60_000 };
/** Revision of a text that was saved once and never changed. */
const firstRevision = 1;

/** Saves a text: versions on request, the newest state by autosave, one request at a time. */
export function createTextSaver(options: TextSaverOptions): TextSaver {
  const { stores, readSnapshot, onChange } = options;
  const home = createStore(options.home);
  const status = createStore<SaveStatus>(initialStatus(options));
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(true);
  let editCount = 0;
  let { waiting, sent: unanswered } = options;
  let isStopped = false;
  let isFailureReported = true;

  const autosave = debounce(() => void savePending(), autosaveDebounce);

  const cancelScheduled = () => {
    autosave.cancel();
    clearTimeout(retryTimer);
  };

  const setStatus = (next: SaveStatus) => {
    status.set(next);
    onChange();
  };

  /** Stores the pending save with the draft until it is done. */
  const rememberPendingSave = (version: boolean, isStuck = false) => {
    const at = home.get() ?? waiting;
    if (at) waiting = { ...waiting, place: at.place, id: at.id, version, isStuck };
  };

  const completeSave = (text: SavedTextRef, is: 'saved' | 'ahead') => {
    unanswered = [];
    waiting = null;
    home.set(toSavedTextRef(text));
    setStatus({ is });
  };

  /** Returns whether the text is saved nevertheless. */
  const handleFailure = async (error: unknown, asked: boolean, sent = readSnapshot()) => {
    if (!isFailureReported) options.onFailure?.(error);
    isFailureReported = true;
    if (isConflict(error)) return handleConflict(asked, sent);
    rememberPendingSave(asked, isContentRefusal(error));
    const next = statusAfterFailure(error, asked);
    setStatus(next);
    if (next.is === 'waiting' && !isStopped) retryTimer = setTimeout(tryAgain, retryDelayOf(error));

    return false;
  };

  const handleConflict = async (asked: boolean, sent: Snapshot): Promise<boolean> => {
    const at = home.get() ?? waiting;
    if (!at) return false; // it was detached from its saved text meanwhile
    try {
      const theirs = await stores[at.place].read(at.id);
      const isOwnSentText = unanswered.includes(fingerprintOf(theirs.text));
      const isOurs = isOwnSentText || (!home.get() && theirs.revision === firstRevision);
      const isDone = isOurs && isSameText(theirs, readSnapshot());
      if (isOurs) completeSave(theirs, isDone ? 'saved' : 'ahead');
      else enterConflict(theirs, asked);

      return isOurs && (isDone || saveRevision(asked));
    } catch (failure) {
      return handleFailure(failure, asked, sent);
    }
  };

  /** If the text was changed elsewhere before this device knew that it was created, this device started from its first revision. */
  const enterConflict = (theirs: WholeText, asked: boolean) => {
    unanswered = [];
    if (!home.get()) home.set({ ...toSavedTextRef(theirs), revision: firstRevision });
    rememberPendingSave(asked, true);
    setStatus({ is: 'conflict', theirs, asked });
  };

  /** One request at a time across all tabs, so that each carries the revision that the one before it returned. */
  const enqueue = (act: () => Promise<boolean>, isAsked = false): Promise<boolean> => {
    const next = () => {
      isFailureReported = !isAsked;

      return options.withSaveLock(act);
    };
    running = running.then(next, next);

    return running;
  };

  /** Stored before the request: if the response is lost or the page closes, the text on the server is recognized as our own. */
  const rememberSentText = async ({ text }: Snapshot) => {
    unanswered = addSentFingerprint(unanswered, text);
    await options.storeDraft();
  };

  const saveRevision = async (version: boolean, base?: number): Promise<boolean> => {
    const at = home.get();
    if (!at) return false;
    cancelScheduled();
    if (version) rememberPendingSave(true);

    return performSave(version, async (sent) => {
      const revision = base ?? home.get()?.revision ?? at.revision;
      const saved = await stores[at.place].save(at.id, { ...sent, revision, version });

      return { ...saved, place: at.place };
    });
  };

  const performSave = async (
    asked: boolean,
    request: (sent: Snapshot) => Promise<SavedTextRef>,
  ): Promise<boolean> => {
    setStatus({ is: 'saving' });
    await options.whenAnalyzed();
    const editCountBefore = editCount;
    const sent = readSnapshot();
    try {
      await rememberSentText(sent);
      completeSave(await request(sent), editCount === editCountBefore ? 'saved' : 'ahead');
      if (editCount !== editCountBefore) autosave.schedule();

      return true;
    } catch (error) {
      return handleFailure(error, asked, sent);
    }
  };

  /** Saves the other device's text as a version, because it may not be in one yet. Returns its revision; null if that failed. */
  const saveTheirVersion = async (theirs: WholeText): Promise<number | null> => {
    try {
      return (await stores[theirs.place].save(theirs.id, toVersionRequest(theirs))).revision;
    } catch (error) {
      await handleFailure(error, true);

      return null;
    }
  };

  const saveNew = (place: StorageLocation, arrangement?: Arrangement) =>
    enqueue(() => (home.get() ? saveRevision(true) : createText(place, arrangement)), true);

  const createText = async (place: StorageLocation, arrangement?: Arrangement) => {
    cancelScheduled();
    const id = waiting?.place === place ? waiting.id : options.newId();
    const now = { id, place, version: true, isStuck: false };
    waiting = { ...waiting, ...(arrangement && { belongs: arrangement }), ...now };
    const { belongs: into } = waiting;

    return performSave(true, (sent) => stores[place].create({ ...sent, ...into, id }));
  };

  /** Saves pending changes, as a version if one was requested. */
  const savePending = (): Promise<boolean> =>
    enqueue(async () => {
      if (isStuck(status.get())) return false;
      if (!home.get()) return waiting ? createText(waiting.place) : true;

      return status.get().is === 'saved' || saveRevision(waiting?.version ?? false);
    });

  const tryAgain = (): Promise<boolean> =>
    status.get().is === 'waiting' ? savePending() : Promise.resolve(true);

  if (options.home && options.isAhead && !waiting) autosave.schedule();

  return {
    status,
    home,
    pendingSave: () => waiting,
    saveNew,
    tryAgain,
    flush: () => (status.get().is === 'ahead' && home.get() ? savePending() : running),
    sentFingerprints: () => unanswered,
    saveVersion: () => enqueue(() => saveRevision(true), true),

    markChanged() {
      editCount++;
      const now = status.get().is;
      if (now === 'saved') setStatus({ is: 'ahead' });
      if (home.get() && (now === 'saved' || now === 'ahead')) autosave.schedule();
    },

    keepMine: () =>
      enqueue(async () => {
        const now = status.get();
        if (now.is !== 'conflict') return false;
        const base = await saveTheirVersion(now.theirs);

        return base !== null && saveRevision(true, base);
      }),

    async detach() {
      await enqueue(async () => {
        cancelScheduled();
        home.set(null);
        waiting = null;
        unanswered = [];
        setStatus({ is: 'unsaved' });

        return true;
      });
    },

    adopt(theirs) {
      const now = status.get();
      if (now.is === 'saving') return home.set(newerRef(home.get(), theirs.home));
      unanswered = theirs.sent;
      if (isStatusStillValid(now, home.get(), theirs)) return;
      cancelScheduled();
      home.set(theirs.home);
      waiting = theirs.waiting;
      if (waiting?.isStuck) return isStuck(now) ? undefined : void savePending();
      setStatus(initialStatus({ ...theirs, waiting: null }));
      if (theirs.isAhead && (theirs.home || waiting)) autosave.schedule();
    },

    stop() {
      isStopped = true;
      cancelScheduled();
    },
  };
}
