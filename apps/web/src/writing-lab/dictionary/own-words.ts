import { ownWordKey } from '@longhand/contract/own-word-key';
import { type OwnWord, type OwnWordKind, ownWords } from '@longhand/contract/own-words';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { queryClient, setQueryResult } from '../../platform/query.ts';
import { session } from '../../platform/session.ts';
import { isSignedIn } from '../../platform/session-machine.ts';
import {
  readOwnEntries,
  releaseOwnEntries,
  removeOwnEntries,
  saveOwnEntries,
} from '../storage/device/own-entries.ts';
import type { OwnEntry } from '../storage/device/own-entry.ts';
import { type Lab, useLab } from '../storage/lab.ts';
import { type SyncResult, syncOwnWords } from './sync.ts';

/** A word to add; omitted fields get their defaults. */
export type NewOwnWord = Pick<OwnWord, 'kind' | 'word'> &
  Partial<OwnWord> & { held?: string | null };

/** The own words stored on this device; empty if the browser has no storage. */
export function useOwnEntries() {
  const lab = useLab();

  return useQuery({
    queryKey: keyOf(lab.userId),
    queryFn: () => {
      listenToOtherTabs(lab);

      return lab
        .database()
        .then(readOwnEntries)
        .catch(() => noEntries);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Syncs own words with the account while a component uses it: at once, after a live event, and when the network is back. */
export function useOwnWordSync() {
  const lab = useLab();

  return useQuery({
    queryKey: ['own-words', lab.userId],
    queryFn: () => syncNow(lab),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.data === 'away' ? retryMs : false),
  });
}

/** The own words on this device, synced while the component is mounted. */
export function useSyncedOwnEntries(): readonly OwnEntry[] | undefined {
  useOwnWordSync();

  return useOwnEntries().data;
}

/** Changes own words: on this device at once, in the account when possible. Rejects if the browser has no storage. */
export function useOwnWordActions() {
  const lab = useLab();
  const changed = async () => {
    await refreshEntries(lab);
    channels.get(lab.userId)?.postMessage('changed');
    const isWatched =
      queryClient.getQueryCache().findAll({ ...syncQuery, type: 'active' }).length > 0;
    if (isWatched) void queryClient.invalidateQueries(syncQuery);
    else void syncNow(lab);
  };

  return {
    async add(words: readonly NewOwnWord[]): Promise<void> {
      const entries = words.map((word) => ({ ...entryDefaults, id: lab.newId(), ...word }));
      await saveOwnEntries(await lab.database(), entries, lab.now());
      await changed();
    },

    async remove(ids: readonly string[]): Promise<void> {
      await removeOwnEntries(await lab.database(), ids);
      await changed();
    },

    /** Removes all entries with this key that apply everywhere or to the project. */
    async removeMatching(kind: OwnWordKind, key: string, projectId: string | null): Promise<void> {
      const isMatch = (one: OwnEntry) =>
        one.kind === kind &&
        ownWordKey(one) === key &&
        (one.projectId === null || one.projectId === projectId);
      const matches = (await readOwnEntries(await lab.database())).filter(isMatch);
      await removeOwnEntries(
        await lab.database(),
        matches.map(({ id }) => id),
      );
      await changed();
    },

    /** Lets entries held with a draft (null: all entries held on this device) sync to the account. */
    async release(draftId: string | null): Promise<void> {
      if (await releaseOwnEntries(await lab.database(), draftId)) await changed();
    },
  };
}

/** Syncs if any entry is pending. */
export async function sendOwnWords(lab: Lab): Promise<void> {
  const database = await lab.database().catch(() => null);
  if (database === null) return;
  const all = await database.getAll('ownEntries');
  if (all.some(({ state, held }) => state !== 'sent' && held === null)) await syncNow(lab);
}

/** `away`: no response, or not signed in. */
async function syncNow(lab: Lab): Promise<SyncResult | 'away'> {
  const state = session.state.get();
  if (!isSignedIn(state) || state.user?.id !== lab.userId || !navigator.onLine) return 'away';
  try {
    const database = await lab.database();
    const synced = await withTabLock(() => syncOwnWords(database, api));
    await refreshEntries(lab);

    return synced;
  } catch {
    return 'away';
  }
}

async function refreshEntries(lab: Lab): Promise<void> {
  const entries = await readOwnEntries(await lab.database());
  await setQueryResult<readonly OwnEntry[]>(keyOf(lab.userId), entries);
}

/** Refreshes when another tab changes the entries. */
function listenToOtherTabs(lab: Lab): void {
  if (channels.has(lab.userId) || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(`longhand-own-words-${lab.userId}`);
  channel.addEventListener('message', () => void refreshEntries(lab).catch(() => undefined));
  channels.set(lab.userId, channel);
}

function withTabLock<Result>(act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('longhand-own-words', act) : act();
}

const syncQuery = { queryKey: ['own-words'] };
const api = client(ownWords, { quiet: true });
const channels = new Map<string, BroadcastChannel>();
const keyOf = (userId: string) => ['own-entries', userId];
const noEntries: readonly OwnEntry[] = [];
const retryMs = 30_000;
const entryDefaults = {
  ...{ projectId: null, rule: '', replacements: [], note: '', isExact: false, held: null },
};
