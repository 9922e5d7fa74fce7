import type { SessionUser } from '@longhand/contract/auth';
import { goals } from '@longhand/contract/goals';
import { writingLab } from '@longhand/contract/writing-lab';
import { localDayAt } from '@longhand/goals/local-day';
import { v7 as uuid } from 'uuid';
import { client } from '../../platform/api-client.ts';
import { nowMs } from '../../platform/clock.ts';
import { preferencesOf } from '../../platform/preferences.ts';
import { invalidateSlices } from '../../platform/query.ts';
import { session, useUser } from '../../platform/session.ts';
import { isSignedIn } from '../../platform/session-machine.ts';
import { safeLocalStorage } from '../../platform/storage.ts';
import { type LabDatabase, openLabDatabase } from './device/database.ts';
import { createDraftLocks, type DraftLocks } from './device/draft-locks.ts';
import { unloadKeyPrefix } from './device/drafts.ts';
import { createPendingFlushes, type PendingFlushes } from './device/pending-flushes.ts';
import type { NewTypedWordEntry } from './device/typed-word-entries.ts';
import { createDeviceStore } from './samples/device-samples.ts';
import { withErasedCleanup } from './samples/erased-cleanup.ts';
import type { SampleStore, StorageLocation } from './samples/sample-store.ts';
import { createServerStore } from './samples/server-samples.ts';
import { withStorageErrors } from './samples/storage-errors.ts';
import type { DraftChannel } from './saving/shared-draft.ts';
import type { TextRetryQueue } from './saving/text-retry-queue.ts';
import { dayBoundaryOf } from './typed/day-boundary.ts';
import { createWordRetryQueue } from './typed/word-retry-queue.ts';

/** Everything the writing-lab screens work with, for one user. */
export type Lab = {
  userId: string;
  database: () => Promise<LabDatabase>;
  stores: Record<StorageLocation, SampleStore>;
  now: () => string;
  newId: () => string;
  draftLocks: DraftLocks;
  /** Notifies the other tabs that have the draft open. */
  channel: (draftId: string) => DraftChannel;
  pendingFlushes: PendingFlushes;
  dayOf: (at: Date) => string;
  /** Queues typed words for the goals. */
  queue: (entry: NewTypedWordEntry) => Promise<void>;
  /** Sends queued typed words to the goals. Fails silently: they are retried later. */
  sendWords: (growing?: string) => Promise<void>;
  /** Retries pending text saves, except those of open texts. */
  sendTexts: () => Promise<void>;
};

const samplesApi = client(writingLab, { quiet: true });
const goalsApi = client(goals, { quiet: true });
const labs = new Map<string, Lab>();
const draftLocks = createDraftLocks('locks' in navigator ? navigator.locks : undefined);

/** The lab of the signed-in user. */
export function useLab(): Lab {
  const user = useUser();

  return getLab(user ?? { id: 'nobody', preferences: {} });
}

/** The lab of a user; one instance per page. */
export function getLab({ id: userId, preferences }: Pick<SessionUser, 'id' | 'preferences'>): Lab {
  const known = labs.get(userId);
  if (known) return known;

  let opened: Promise<LabDatabase> | null = null;
  const resetConnection = () => {
    opened = null;
  };
  const database = () => {
    opened ??= openAndRecoverDatabase(userId, resetConnection).catch((error: unknown) => {
      resetConnection();
      throw error;
    });

    return opened;
  };
  const now = () => new Date(nowMs()).toISOString();
  let dayCut = dayBoundaryOf(preferences);
  session.state.subscribe(() => {
    const { user } = session.state.get();
    if (user?.id === userId) dayCut = dayBoundaryOf(user.preferences);
  });
  const stores = createStores(withStorageErrors(createDeviceStore({ database, now })), database);
  const pendingFlushes = createPendingFlushes();
  const newId = () => uuid();
  const queueOptions = {
    database,
    isSignedIn: () => isSignedIn(session.state.get()) && session.state.get().user?.id === userId,
    schedule,
    random: Math.random,
  };
  const wordQueue = createWordRetryQueue({
    ...queueOptions,
    sendEntry: ({ clientId, ...body }) => goalsApi.recordEntry({ params: { clientId }, body }),
    onSent: () => void invalidateSlices(['goals', 'home']),
    withLock: tabLock('longhand-words'),
  });
  let textQueue: Promise<TextRetryQueue> | null = null;
  const loadTextQueue = async () => {
    const [{ createTextRetryQueue }, { createSnapshot }] = await Promise.all([
      import('./saving/text-retry-queue.ts'),
      import('./saving/create-snapshot.ts'),
    ]);

    return createTextRetryQueue({
      ...{
        ...queueOptions,
        stores,
        draftLocks,
        newId,
        pendingFlushes: pendingFlushes,
        describe: createSnapshot,
      },
      onSaved: () => void invalidateSlices(['writing-lab', 'home']),
      withLock: tabLock(`longhand-texts-${userId}`),
    });
  };
  const lab: Lab = {
    userId,
    database,
    now,
    stores,
    newId,
    draftLocks,
    channel: draftChannel,
    pendingFlushes: pendingFlushes,
    dayOf: (at) => localDayAt(at, dayCut),
    queue: wordQueue.queue,
    sendWords: wordQueue.send,
    async sendTexts() {
      textQueue ??= loadTextQueue();
      const post = await textQueue.catch(() => null); // a chunk that failed to load is fetched again next time
      if (!post) textQueue = null;
      await post?.send();
    },
  };
  labs.set(userId, lab);

  return lab;
}

/** Imports drafts that pages wrote down while closing before anything else reads the database. */
async function openAndRecoverDatabase(userId: string, onLost: () => void): Promise<LabDatabase> {
  const database = await openLabDatabase(userId, onLost);
  const isLeft = safeLocalStorage.keys().some((key) => key.startsWith(unloadKeyPrefix(database)));
  if (isLeft || (await database.count('leftDrafts')) > 0) {
    const { applyLeftDrafts } = await import('./saving/draft-sync.ts');
    await applyLeftDrafts(database);
  }

  return database;
}

function draftChannel(draftId: string): DraftChannel {
  const channel = new BroadcastChannel(`longhand-draft-${draftId}`);
  let isOpen = true;

  return {
    notify: () => isOpen && channel.postMessage(null),
    listen(heard) {
      channel.onmessage = heard;
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}

/** When the user keeps texts on this device only, new texts are never created on the server. */
function createStores(
  deviceStore: SampleStore,
  database: Lab['database'],
): Record<StorageLocation, SampleStore> {
  const device = withErasedCleanup(deviceStore, database);
  const server = withErasedCleanup(createServerStore(samplesApi), database);
  const isDeviceOnly = () => preferencesOf(session.state.get().user).textsHere;

  return {
    device,
    server: { ...server, create: (text) => (isDeviceOnly() ? device : server).create(text) },
  };
}

/** Only one tab sends at a time, so that an older save cannot overtake a newer one and nothing is sent twice. */
function tabLock(name: string): (act: () => Promise<void>) => Promise<void> {
  return (act) => ('locks' in navigator ? navigator.locks.request(name, act) : act());
}

function schedule(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);

  return () => clearTimeout(timer);
}
