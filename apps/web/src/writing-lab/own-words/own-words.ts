import { ownWordKey } from '@longhand/contract/own-word-key';
import { type OwnWord, type OwnWordKind, ownWords } from '@longhand/contract/own-words';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { queryClient, showChange } from '../../platform/query.ts';
import { session } from '../../platform/session.ts';
import { isLoggedIn } from '../../platform/session-machine.ts';
import type { OwnEntry } from '../device/database.ts';
import {
  readOwnEntries,
  releaseOwnEntries,
  removeOwnEntries,
  saveOwnEntries,
} from '../device/own-entries.ts';
import { type Lab, useLab } from '../lab.ts';
import { type Synced, syncOwnWords } from './sync.ts';

/** A word as the writer says it; what is left out is as it usually is. */
export type SaidWord = Pick<OwnWord, 'kind' | 'word'> & Partial<OwnWord> & { held?: string | null };

/** What the writer says of words on this device; empty where the browser keeps nothing. */
export function useOwnEntries() {
  const lab = useLab();

  return useQuery({
    queryKey: keyOf(lab.userId),
    queryFn: () => {
      listen(lab);

      return lab
        .database()
        .then(readOwnEntries)
        .catch(() => none);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Keeps them the same as those of the account while somebody looks: at once, when told so, and when the network is back. */
export function useSyncedWords() {
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

/** What is said on this device, kept the same as in the account while a screen reads with it. */
export function useWordsSaid(): readonly OwnEntry[] | undefined {
  useSyncedWords();

  return useOwnEntries().data;
}

/** Ways to change them, on this device at once and in the account when it can be. Each rejects where the browser keeps nothing. */
export function useOwnWords() {
  const lab = useLab();
  const changed = async () => {
    await readAgain(lab);
    channels.get(lab.userId)?.postMessage('changed');
    const isWatched =
      queryClient.getQueryCache().findAll({ ...watching, type: 'active' }).length > 0;
    if (isWatched) void queryClient.invalidateQueries(watching);
    else void syncNow(lab);
  };

  return {
    async add(words: readonly SaidWord[]): Promise<void> {
      const entries = words.map((word) => ({ ...usual, id: lab.newId(), ...word }));
      await saveOwnEntries(await lab.database(), entries, lab.now());
      await changed();
    },

    async remove(ids: readonly string[]): Promise<void> {
      await removeOwnEntries(await lab.database(), ids);
      await changed();
    },

    /** Takes out what says the same of every text, or of those of a project. */
    async removeLike(kind: OwnWordKind, key: string, projectId: string | null): Promise<void> {
      const isLike = (one: OwnEntry) =>
        one.kind === kind &&
        ownWordKey(one) === key &&
        (one.projectId === null || one.projectId === projectId);
      const like = (await readOwnEntries(await lab.database())).filter(isLike);
      await removeOwnEntries(
        await lab.database(),
        like.map(({ id }) => id),
      );
      await changed();
    },

    /** Lets go to the account what went with a draft, or all that is held here. */
    async release(draftId: string | null): Promise<void> {
      if (await releaseOwnEntries(await lab.database(), draftId)) await changed();
    },
  };
}

/** Sends what waits here for the account, if anything does. */
export async function sendOwnWords(lab: Lab): Promise<void> {
  const database = await lab.database().catch(() => null);
  if (database === null) return;
  const all = await database.getAll('ownEntries');
  if (all.some(({ state, held }) => state !== 'sent' && held === null)) await syncNow(lab);
}

/** `away`: nothing answered, or nobody is signed in. */
async function syncNow(lab: Lab): Promise<Synced | 'away'> {
  const state = session.state.get();
  if (!isLoggedIn(state) || state.user?.id !== lab.userId || !navigator.onLine) return 'away';
  try {
    const database = await lab.database();
    const synced = await inTurn(() => syncOwnWords(database, api));
    await readAgain(lab);

    return synced;
  } catch {
    return 'away';
  }
}

async function readAgain(lab: Lab): Promise<void> {
  const entries = await readOwnEntries(await lab.database());
  await showChange<readonly OwnEntry[]>(keyOf(lab.userId), entries);
}

/** Another tab of this browser has changed them. */
function listen(lab: Lab): void {
  if (channels.has(lab.userId) || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(`longhand-own-words-${lab.userId}`);
  channel.addEventListener('message', () => void readAgain(lab).catch(() => undefined));
  channels.set(lab.userId, channel);
}

function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('longhand-own-words', act) : act();
}

const watching = { queryKey: ['own-words'] };
const api = client(ownWords, { quiet: true });
const channels = new Map<string, BroadcastChannel>();
const keyOf = (userId: string) => ['own-entries', userId];
const none: readonly OwnEntry[] = [];
const retryMs = 30_000;
const usual = {
  ...{ projectId: null, rule: '', replacements: [], note: '', isExact: false, held: null },
};
