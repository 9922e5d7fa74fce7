import type { Client } from '@longhand/contract/client';
import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { OwnWord, ownWords } from '@longhand/contract/own-words';
import type { LabDatabase, OwnEntry } from '../device/database.ts';

export type WordsApi = Client<typeof ownWords>;

/** How it ended: all is the same here and there, or the account takes no more words. Rejects where nothing answered. */
export type Synced = 'same' | 'full';

/**
 * Makes the words of this device and those of the account the same: first hears what changed there, then tells what changed
 * here. What is held on this device is never sent. Callers see to it that one tab at a time does so.
 */
export async function syncOwnWords(database: LabDatabase, api: WordsApi): Promise<Synced> {
  await hear(database, api);
  await tellRemoved(database, api);

  return tell(database, api);
}

async function hear(database: LabDatabase, api: WordsApi): Promise<void> {
  let after = await database.get('ownCursor', 'cursor');
  const seen = new Set<string>();
  let isWhole = false;
  let hasMore = true;
  while (hasMore) {
    const page = await api.list({ query: after === undefined ? {} : { after } });
    await takeIn(database, page);
    for (const { id } of page.words) seen.add(id);
    isWhole ||= page.isWhole;
    after = page.cursor;
    hasMore = page.hasMore;
  }

  if (isWhole) await forgetUnseen(database, seen);
  if (after !== undefined) await database.put('ownCursor', after, 'cursor');
}

/** What was changed here and not told yet stays: it is told next. */
async function takeIn(
  database: LabDatabase,
  { words, removed }: { words: readonly OwnWord[]; removed: readonly string[] },
): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const word of words) {
    const here = await store.get(word.id);
    if (here === undefined || here.state === 'sent') await store.put(sentEntry(word, here));
  }
  for (const id of removed) {
    const here = await store.get(id);
    if (here !== undefined && here.state !== 'waiting') await store.delete(id);
  }
  await done;
}

async function forgetUnseen(database: LabDatabase, seen: ReadonlySet<string>): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const { id, state } of await store.getAll()) {
    if (state !== 'waiting' && !seen.has(id)) await store.delete(id);
  }
  await done;
}

async function tellRemoved(database: LabDatabase, api: WordsApi): Promise<void> {
  const all = await database.getAll('ownEntries');
  const ids = all.filter(({ state }) => state === 'removed').map(({ id }) => id);
  for (let from = 0; from < ids.length; from += limits.ownWordsAtOnce) {
    const some = ids.slice(from, from + limits.ownWordsAtOnce);
    await api.remove({ body: { ids: some } });
    const { store, done } = database.transaction('ownEntries', 'readwrite');
    for (const id of some) if ((await store.get(id))?.state === 'removed') await store.delete(id);
    await done;
  }
}

/** A project that is gone holds up only its own words. */
async function tell(database: LabDatabase, api: WordsApi): Promise<Synced> {
  const all = await database.getAll('ownEntries');
  const waiting = all.filter(({ state, held }) => state === 'waiting' && held === null);
  for (const some of batchesOf(waiting)) {
    await markKnown(database, some);
    try {
      const { ids } = await api.put({ body: { words: some.map(wordOf) } });
      await confirm(database, some, ids);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (failure.code === 'own_words_limit') return 'full';
      if (failure.status !== 400 && failure.status !== 404) throw failure;
    }
  }

  return 'same';
}

/** From now on the account may have them, whether or not its answer arrives. */
async function markKnown(database: LabDatabase, some: readonly OwnEntry[]): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const { id } of some) {
    const here = await store.get(id);
    if (here !== undefined && !here.isKnown) await store.put({ ...here, isKnown: true });
  }
  await done;
}

async function confirm(
  database: LabDatabase,
  some: readonly OwnEntry[],
  ids: readonly (string | null)[],
): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const [index, { id: sentId, edits }] of some.entries()) {
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

const batchLength = 60_000;

/** What one request carries: words of one project, and not more than its body may hold. */
function batchesOf(waiting: readonly OwnEntry[]): OwnEntry[][] {
  const batches: OwnEntry[][] = [];
  const open = new Map<string | null, { batch: OwnEntry[]; length: number }>();
  for (const entry of waiting) {
    const length = JSON.stringify(wordOf(entry)).length;
    let last = open.get(entry.projectId);
    if (
      last === undefined ||
      last.batch.length === limits.ownWordsAtOnce ||
      last.length + length > batchLength
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

function wordOf(entry: OwnEntry): OwnWord {
  const { id, kind, projectId, rule, word, replacements, note, isExact } = entry;

  return { id, kind, projectId, rule, word, replacements: [...replacements], note, isExact };
}

function sentEntry(word: OwnWord, here: OwnEntry | undefined): OwnEntry {
  return {
    ...word,
    at: here?.at ?? '',
    ...{ state: 'sent', isKnown: true, held: null, edits: here?.edits ?? 0 },
  };
}
