import { limits } from '@longhand/contract/limits';
import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord } from '@longhand/contract/own-words';
import { v7 as newId } from 'uuid';
import type { LabDatabase } from './database.ts';
import type { OwnEntry } from './own-entry.ts';

/** An entry to save; one with the same id is replaced. */
export type NewOwnEntry = OwnWord & { held: string | null };

/** The user's own words, sorted; of two with the same key the one changed here. */
export async function readOwnEntries(database: LabDatabase): Promise<readonly OwnEntry[]> {
  const byKey = new Map<string, OwnEntry>();
  for (const entry of await database.getAll('ownEntries')) {
    if (entry.state === 'removed') continue;
    const key = ownEntryKey(entry);
    if (byKey.get(key)?.state !== 'waiting') byKey.set(key, entry);
  }

  return [...byKey.values()].sort((a, b) => wordCollator.compare(a.word, b.word));
}

/** Saves entries; duplicates are merged. Entries that exceed the limits of the account stay on this device. */
export async function saveOwnEntries(
  database: LabDatabase,
  words: readonly NewOwnEntry[],
  at: string,
): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  const known = new Map<string, OwnEntry>();
  const entriesByKey = new Map<string, OwnEntry>();
  for (const entry of await store.getAll()) {
    known.set(entry.id, entry);
    if (entry.state !== 'removed') entriesByKey.set(ownEntryKey(entry), entry);
  }

  for (const given of words) {
    const before = known.get(given.id);
    const duplicate = entriesByKey.get(ownEntryKey(given));
    if (before && duplicate && duplicate.id !== before.id) await markRemoved(store, before);
    const old = duplicate ?? before;
    const held = isSyncable(given) ? resolveHeld(old, given) : 'here';
    const isWithdrawn = held !== null && old?.isKnown === true;
    if (isWithdrawn) await markRemoved(store, old);
    const syncedEntry = isWithdrawn ? undefined : old;
    const entry: OwnEntry = {
      ...given,
      id: syncedEntry?.id ?? (known.has(given.id) ? newId() : given.id),
      held,
      at,
      state: 'waiting',
      isKnown: syncedEntry?.isKnown ?? false,
      edits: (syncedEntry?.edits ?? 0) + 1,
    };
    await store.put(entry);
    if (before) entriesByKey.delete(ownEntryKey(before));
    known.set(entry.id, entry);
    entriesByKey.set(ownEntryKey(entry), entry);
  }
  await done;
}

/** Removes entries. Those that the account may have are marked as removed until it confirms. */
export async function removeOwnEntries(
  database: LabDatabase,
  ids: readonly string[],
): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const id of ids) {
    const entry = await store.get(id);
    if (entry) await markRemoved(store, entry);
  }
  await done;
}

/** Releases entries for the sync: those of a draft, or (null) all that are on this device only. */
export async function releaseOwnEntries(
  database: LabDatabase,
  draftId: string | null,
): Promise<boolean> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  let isAny = false;
  for (const entry of await store.getAll()) {
    const isMeant = draftId === null ? entry.held !== null : entry.held === draftId;
    if (!isMeant || !isSyncable(entry)) continue;
    await store.put({ ...entry, held: null, state: 'waiting', edits: entry.edits + 1 });
    isAny = true;
  }
  await done;

  return isAny;
}

/** Entries with the same key are duplicates. */
export function ownEntryKey(entry: OwnWord): string {
  return `${entry.kind} ${entry.projectId ?? ''} ${ownWordKey(entry)}`;
}

/** Whether it meets the limits of the account. */
export function isSyncable({ word, replacements, note }: OwnWord): boolean {
  return (
    [word, ...replacements].every((one) => one.length <= limits.ownWordMax && isSingleLine(one)) &&
    replacements.length <= limits.ownWordReplacementsMax &&
    note.length <= limits.ownWordNoteMax &&
    isSingleLine(note)
  );
}

type Store = {
  put(entry: OwnEntry): Promise<unknown>;
  delete(id: string): Promise<void>;
};

function markRemoved(store: Store, entry: OwnEntry): Promise<unknown> {
  if (!entry.isKnown) return store.delete(entry.id);

  return store.put({ ...entry, state: 'removed', held: null, edits: entry.edits + 1 });
}

/** An entry that the account has stays synced even if an unsaved draft adds it again. */
function resolveHeld(there: OwnEntry | undefined, given: NewOwnEntry): string | null {
  const isThere = there?.isKnown === true && there.held === null;

  return isThere && given.held !== 'here' ? null : given.held;
}

function isSingleLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text) && text === text.trim();
}

const wordCollator = new Intl.Collator(undefined, { sensitivity: 'base' });
