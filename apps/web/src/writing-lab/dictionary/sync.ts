import type { Client } from '@longhand/contract/client';
import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { OwnWord, ownWords } from '@longhand/contract/own-words';
import type { LabDatabase } from '../storage/device/database.ts';
import type { OwnEntry } from '../storage/device/own-entry.ts';

export type WordsApi = Client<typeof ownWords>;

/** The outcome: device and account are equal, or the account is full. Rejects if the server does not respond. */
export type SyncResult = 'same' | 'full';

/**
 * Syncs the own words of this device with the account: pulls remote changes, then pushes local ones. Held entries are never sent. The
 * caller ensures that only one tab syncs at a time.
 */
export async function syncOwnWords(database: LabDatabase, api: WordsApi): Promise<SyncResult> {
  await pullChanges(database, api);
  await pushRemovals(database, api);

  return pushChanges(database, api);
}

async function pullChanges(database: LabDatabase, api: WordsApi): Promise<void> {
  let after = await database.get('ownCursor', 'cursor');
  const seen = new Set<string>();
  let isWhole = false;
  let hasMore = true;
  while (hasMore) {
    const page = await api.list({ query: after === undefined ? {} : { after } });
    await applyChanges(database, page);
    for (const { id } of page.words) seen.add(id);
    isWhole ||= page.isWhole;
    after = page.cursor;
    hasMore = page.hasMore;
  }

  if (isWhole) await deleteUnseen(database, seen);
  if (after !== undefined) await database.put('ownCursor', after, 'cursor');
}

/** Local changes that are not sent yet are kept; they are pushed next. */
async function applyChanges(
  database: LabDatabase,
  { words, removed }: { words: readonly OwnWord[]; removed: readonly string[] },
): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const word of words) {
    const here = await store.get(word.id);
    if (here === undefined || here.state === 'sent') await store.put(toSentEntry(word, here));
  }
  for (const id of removed) {
    const here = await store.get(id);
    if (here !== undefined && here.state !== 'waiting') await store.delete(id);
  }
  await done;
}

async function deleteUnseen(database: LabDatabase, seen: ReadonlySet<string>): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const { id, state } of await store.getAll()) {
    if (state !== 'waiting' && !seen.has(id)) await store.delete(id);
  }
  await done;
}

async function pushRemovals(database: LabDatabase, api: WordsApi): Promise<void> {
  const all = await database.getAll('ownEntries');
  const ids = all.filter(({ state }) => state === 'removed').map(({ id }) => id);
  for (let from = 0; from < ids.length; from += limits.ownWordsPerRequestMax) {
    const some = ids.slice(from, from + limits.ownWordsPerRequestMax);
    await api.remove({ body: { ids: some } });
    const { store, done } = database.transaction('ownEntries', 'readwrite');
    for (const id of some) if ((await store.get(id))?.state === 'removed') await store.delete(id);
    await done;
  }
}

/** A batch of a deleted project fails without stopping the others. */
async function pushChanges(database: LabDatabase, api: WordsApi): Promise<SyncResult> {
  const all = await database.getAll('ownEntries');
  const waiting = all.filter(({ state, held }) => state === 'waiting' && held === null);
  for (const some of splitIntoBatches(waiting)) {
    await markPushed(database, some);
    try {
      const { ids } = await api.put({ body: { words: some.map(toOwnWord) } });
      await markSent(database, some, ids);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (failure.code === 'own_words_limit') return 'full';
      if (failure.status !== 400 && failure.status !== 404) throw failure;
    }
  }

  return 'same';
}

/** Marks entries as possibly known to the account before sending, in case the response is lost. */
async function markPushed(database: LabDatabase, batch: readonly OwnEntry[]): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const { id } of batch) {
    const here = await store.get(id);
    if (here !== undefined && !here.isKnown) await store.put({ ...here, isKnown: true });
  }
  await done;
}

async function markSent(
  database: LabDatabase,
  batch: readonly OwnEntry[],
  ids: readonly (string | null)[],
): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const [index, { id: sentId, edits }] of batch.entries()) {
    const here = await store.get(sentId);
    const id = ids[index] ?? null;
    if (here === undefined) continue;
    if (id !== sentId) await store.delete(sentId);
    if (id === null) continue;
    const state = here.edits === edits ? 'sent' : here.state;
    await store.put({ ...here, id, state });
  }
  await done;
}

const maxBatchLength = 60_000;

/** One batch per request: words of one project, within the size limit of a request body. */
function splitIntoBatches(waiting: readonly OwnEntry[]): OwnEntry[][] {
  const batches: OwnEntry[][] = [];
  const open = new Map<string | null, { batch: OwnEntry[]; length: number }>();
  for (const entry of waiting) {
    const length = JSON.stringify(toOwnWord(entry)).length;
    let last = open.get(entry.projectId);
    if (
      last === undefined ||
      last.batch.length === limits.ownWordsPerRequestMax ||
      last.length + length > maxBatchLength
    ) {
      last = { batch: [], length: 0 };
      batches.push(last.batch);
      open.set(entry.projectId, last);
    }
    last.batch.push(entry);
    last.length += length;
  }

  return batches;
}

function toOwnWord(entry: OwnEntry): OwnWord {
  const { id, kind, projectId, rule, word, replacements, note, isExact } = entry;

  return { id, kind, projectId, rule, word, replacements: [...replacements], note, isExact };
}

function toSentEntry(word: OwnWord, here: OwnEntry | undefined): OwnEntry {
  return {
    ...word,
    at: here?.at ?? '',
    ...{ state: 'sent', isKnown: true, held: null, edits: here?.edits ?? 0 },
  };
}
