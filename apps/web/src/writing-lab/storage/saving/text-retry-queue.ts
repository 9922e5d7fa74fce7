import { reconnectDelay } from '../../../platform/live-events.ts';
import type { Draft, LabDatabase } from '../device/database.ts';
import type { DraftLocks } from '../device/draft-locks.ts';
import { appendEdits, listDrafts, readDraft } from '../device/drafts.ts';
import type { PendingFlushes } from '../device/pending-flushes.ts';
import type { SampleStore, StorageLocation } from '../samples/sample-store.ts';
import type { Snapshot } from './save-status.ts';
import { createTextSaver } from './text-saver.ts';
import type { TextSaver } from './text-saver-options.ts';

/** Retry queue for saves without a response. It runs whichever screen is open. */
export type TextRetryQueue = {
  /** Sends pending saves. Failed ones are retried with exponential backoff. */
  send(): Promise<void>;
};

type TextRetryQueueOptions = {
  database: () => Promise<LabDatabase>;
  stores: Record<StorageLocation, SampleStore>;
  /** Creates the save request for a draft. */
  describe: (draft: Draft) => Promise<Snapshot>;
  /** An open text is saved by its own editor. */
  draftLocks: Pick<DraftLocks, 'isOpen' | 'withSaveLock'>;
  pendingFlushes: Pick<PendingFlushes, 'add'>;
  newId: () => string;
  /** Whether the owner of these texts is signed in. */
  isSignedIn: () => boolean;
  onSaved: () => void;
  /** Runs in one tab at a time, so that each text is sent once. */
  withLock: (act: () => Promise<void>) => Promise<void>;
  schedule: (milliseconds: number, act: () => void) => () => void;
  /** Between 0 and 1: jitter, so that many browsers do not retry at the same moment. */
  random: () => number;
};

export function createTextRetryQueue(options: TextRetryQueueOptions): TextRetryQueue {
  const { database, stores, describe, draftLocks, pendingFlushes, newId } = options;
  let attempt = 0;
  let cancelRetry = () => {};

  const sendAll = async () => {
    if (!options.isSignedIn()) return;
    const openedDatabase = await database().catch(() => null);
    if (!openedDatabase) return; // without storage there is no queue
    const drafts = (await listDrafts(openedDatabase)).filter(isPendingSave);
    for (const { id } of drafts) {
      if (await draftLocks.isOpen(id)) continue;
      const sent = sendOne(openedDatabase, id);
      pendingFlushes.add(id, sent);
      if (!(await sent)) throw new Error('A text waits still.');
    }
  };

  /** Returns whether the queue is done with the text: it is saved, or only the user can resolve it. */
  const sendOne = (opened: LabDatabase, id: string): Promise<boolean> =>
    draftLocks.withSaveLock(id, () => sendLocked(opened, id));

  const sendLocked = async (opened: LabDatabase, id: string): Promise<boolean> => {
    const draft = await readDraft(opened, id);
    if (!draft || !isPendingSave(draft)) return true; // another tab has sent it
    const words = await describe(draft);
    const saver = createTextSaver({
      stores,
      readSnapshot: () => words,
      whenAnalyzed: () => Promise.resolve(),
      newId,
      home: draft.home,
      isAhead: true,
      waiting: draft.waiting ?? null,
      sent: draft.sent ?? [],
      withSaveLock: (act) => act(),
      storeDraft: async () => undefined,
      onChange: () => undefined,
    });
    const isSaved = await saver.tryAgain();
    saver.stop();
    await storeOutcome(opened, draft, saver);
    if (isSaved) options.onSaved();

    return !isPendingSave({ waiting: saver.pendingSave() });
  };

  const send = async (): Promise<void> => {
    cancelRetry();
    try {
      await options.withLock(sendAll);
      attempt = 0;
    } catch {
      cancelRetry(); // the offline notice informs the user
      cancelRetry = options.schedule(reconnectDelay(attempt, options.random()), () => void send());
      attempt++;
    }
  };

  return { send };
}

function isPendingSave({ waiting }: Pick<Draft, 'waiting'>): boolean {
  return Boolean(waiting && !waiting.isStuck);
}

/** A draft that was opened or deleted meanwhile is not changed. */
async function storeOutcome(opened: LabDatabase, sent: Draft, saver: TextSaver): Promise<void> {
  const { store, done } = opened.transaction('drafts', 'readwrite');
  const now = await store.get(sent.id);
  const isAhead = saver.status.get().is !== 'saved';
  if (now?.keptAt === sent.keptAt) {
    const outcome = {
      home: saver.home.get(),
      waiting: saver.pendingSave(),
      sent: saver.sentFingerprints(),
      isAhead,
    };
    await store.put({ ...now, ...outcome, ...appendEdits(now, []) });
  }
  await done;
}
