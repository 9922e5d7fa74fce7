import type { SessionUser } from '@longhand/contract/auth';
import { goals } from '@longhand/contract/goals';
import { writingLab } from '@longhand/contract/writing-lab';
import { localDayAt } from '@longhand/goals/local-day';
import { v7 as uuid } from 'uuid';
import { client } from '../platform/api-client.ts';
import { nowMs } from '../platform/clock.ts';
import { preferencesOf } from '../platform/preferences.ts';
import { refresh } from '../platform/query.ts';
import { session, useUser } from '../platform/session.ts';
import { isLoggedIn } from '../platform/session-machine.ts';
import { localShelf } from '../platform/storage.ts';
import { type LabDatabase, openLabDatabase } from './device/database.ts';
import { type Departures, departures } from './device/departures.ts';
import { leftKeys } from './device/drafts.ts';
import { type DraftHolds, draftHolds } from './device/held-drafts.ts';
import type { NewEntry } from './device/outbox.ts';
import type { DraftChannel } from './keeping/shared-draft.ts';
import type { TextPost } from './keeping/text-post.ts';
import { deviceSamples } from './samples/device-samples.ts';
import { forgettingErased } from './samples/forgetting-erased.ts';
import { onThisDevice } from './samples/on-this-device.ts';
import type { Place, SampleStore } from './samples/sample-store.ts';
import { serverSamples } from './samples/server-samples.ts';
import { dayCutOf } from './typed/day-cut.ts';
import { wordPost } from './typed/word-post.ts';

/** What the screens of the writing lab work with, for one person. */
export type Lab = {
  userId: string;
  database: () => Promise<LabDatabase>;
  stores: Record<Place, SampleStore>;
  now: () => string;
  newId: () => string;
  holds: DraftHolds;
  /** To the other tabs that have a draft open. */
  channel: (draftId: string) => DraftChannel;
  departures: Departures;
  dayOf: (at: Date) => string;
  /** Puts words in the queue for the goals. */
  queue: (entry: NewEntry) => Promise<void>;
  /** Sends the words that wait for the goals; quiet when nothing answers, they are sent again by themselves. */
  sendWords: (growing?: string) => Promise<void>;
  /** Sends the texts whose save waits, but for those that are open. */
  sendTexts: () => Promise<void>;
};

const samplesApi = client(writingLab, { quiet: true });
const goalsApi = client(goals, { quiet: true });
const labs = new Map<string, Lab>();
const holds = draftHolds('locks' in navigator ? navigator.locks : undefined);

/** The lab of the person signed in. */
export function useLab(): Lab {
  const user = useUser();

  return labOf(user ?? { id: 'nobody', preferences: {} });
}

/** The lab of a person, one in this page. */
export function labOf({ id: userId, preferences }: Pick<SessionUser, 'id' | 'preferences'>): Lab {
  const known = labs.get(userId);
  if (known) return known;

  let opened: Promise<LabDatabase> | null = null;
  const openAgain = () => {
    opened = null;
  };
  const database = () => {
    opened ??= openWhole(userId, openAgain).catch((error: unknown) => {
      openAgain();
      throw error;
    });

    return opened;
  };
  const now = () => new Date(nowMs()).toISOString();
  let dayCut = dayCutOf(preferences);
  session.state.subscribe(() => {
    const { user } = session.state.get();
    if (user?.id === userId) dayCut = dayCutOf(user.preferences);
  });
  const stores = storesOf(onThisDevice(deviceSamples({ database, now })), database);
  const left = departures();
  const newId = () => uuid();
  const around = {
    database,
    isOpen: () => isLoggedIn(session.state.get()) && session.state.get().user?.id === userId,
    later,
    random: Math.random,
  };
  const words = wordPost({
    ...around,
    record: ({ clientId, ...body }) => goalsApi.recordEntry({ params: { clientId }, body }),
    onArrival: () => void refresh(['goals', 'home']),
    inTurn: inTurn('longhand-words'),
  });
  let texts: Promise<TextPost> | null = null;
  const openTextPost = async () => {
    const [{ textPost }, { describeDraft }] = await Promise.all([
      import('./keeping/text-post.ts'),
      import('./keeping/describe-draft.ts'),
    ]);

    return textPost({
      ...{ ...around, stores, holds, newId, departures: left, describe: describeDraft },
      onArrival: () => void refresh(['writing-lab', 'home']),
      inTurn: inTurn(`longhand-texts-${userId}`),
    });
  };
  const lab: Lab = {
    userId,
    database,
    now,
    stores,
    newId,
    holds,
    channel: draftChannel,
    departures: left,
    dayOf: (at) => localDayAt(at, dayCut),
    queue: words.queue,
    sendWords: words.send,
    async sendTexts() {
      texts ??= openTextPost();
      const post = await texts.catch(() => null); // a part that did not come is fetched next time
      if (!post) texts = null;
      await post?.send();
    },
  };
  labs.set(userId, lab);

  return lab;
}

/** What pages had no time to keep when they were left is kept first. */
async function openWhole(userId: string, lost: () => void): Promise<LabDatabase> {
  const database = await openLabDatabase(userId, lost);
  const isLeft = localShelf.keys().some((key) => key.startsWith(leftKeys(database)));
  if (isLeft || (await database.count('leftDrafts')) > 0) {
    const { takeInLeft } = await import('./keeping/draft-exchange.ts');
    await takeInLeft(database);
  }

  return database;
}

function draftChannel(draftId: string): DraftChannel {
  const channel = new BroadcastChannel(`longhand-draft-${draftId}`);
  let isOpen = true;

  return {
    tell: () => isOpen && channel.postMessage(null),
    listen(heard) {
      channel.onmessage = heard;
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}

/** Whoever keeps texts on this device alone sends no new one, whatever asks for it. */
function storesOf(here: SampleStore, database: Lab['database']): Record<Place, SampleStore> {
  const device = forgettingErased(here, database);
  const server = forgettingErased(serverSamples(samplesApi), database);
  const keepsHere = () => preferencesOf(session.state.get().user).textsHere;

  return {
    device,
    server: { ...server, create: (text) => (keepsHere() ? device : server).create(text) },
  };
}

/** One tab at a time, so that nothing older overtakes what is newer and nothing is sent twice. */
function inTurn(name: string): (act: () => Promise<void>) => Promise<void> {
  return (act) => ('locks' in navigator ? navigator.locks.request(name, act) : act());
}

function later(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);

  return () => clearTimeout(timer);
}
