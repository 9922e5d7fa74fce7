import { limits } from '@longhand/contract/limits';
import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord } from '@longhand/contract/own-words';
import { v7 as newId } from 'uuid';
import type { LabDatabase, OwnEntry } from './database.ts';

/** A word to keep: with the id of one that is there it is changed. */
export type NewEntry = OwnWord & { held: string | null };

/** What the writer says of words, by their letters; of two that are the same the one that was changed here. */
export async function readOwnEntries(database: LabDatabase): Promise<readonly OwnEntry[]> {
  const byPlace = new Map<string, OwnEntry>();
  for (const entry of await database.getAll('ownEntries')) {
    if (entry.state === 'removed') continue;
    const place = placeOf(entry);
    if (byPlace.get(place)?.state !== 'waiting') byPlace.set(place, entry);
  }

  return [...byPlace.values()].sort((a, b) => byLetters.compare(a.word, b.word));
}

/** Keeps words; one that says the same as another goes into that. Long ones stay on this device: the account has no room. */
export async function saveOwnEntries(
  database: LabDatabase,
  words: readonly NewEntry[],
  at: string,
): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  const known = new Map<string, OwnEntry>();
  const places = new Map<string, OwnEntry>();
  for (const entry of await store.getAll()) {
    known.set(entry.id, entry);
    if (entry.state !== 'removed') places.set(placeOf(entry), entry);
  }

  for (const given of words) {
    const before = known.get(given.id);
    const twin = places.get(placeOf(given));
    if (before && twin && twin.id !== before.id) await leave(store, before);
    const old = twin ?? before;
    const held = isKeepable(given) ? heldOf(old, given) : 'here';
    const isWithdrawn = held !== null && old?.isKnown === true;
    if (isWithdrawn) await leave(store, old);
    const there = isWithdrawn ? undefined : old;
    const entry: OwnEntry = {
      ...given,
      id: there?.id ?? (known.has(given.id) ? newId() : given.id),
      held,
      at,
      state: 'waiting',
      isKnown: there?.isKnown ?? false,
      edits: (there?.edits ?? 0) + 1,
    };
    await store.put(entry);
    if (before) places.delete(placeOf(before));
    known.set(entry.id, entry);
    places.set(placeOf(entry), entry);
  }
  await done;
}

/** Takes words out. What the account may have is remembered until it knows. */
export async function removeOwnEntries(
  database: LabDatabase,
  ids: readonly string[],
): Promise<void> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  for (const id of ids) {
    const entry = await store.get(id);
    if (entry) await leave(store, entry);
  }
  await done;
}

/** Lets words go to the account: those that went with a draft, or (null) all that are only here. */
export async function releaseOwnEntries(
  database: LabDatabase,
  draftId: string | null,
): Promise<boolean> {
  const { store, done } = database.transaction('ownEntries', 'readwrite');
  let isAny = false;
  for (const entry of await store.getAll()) {
    const isMeant = draftId === null ? entry.held !== null : entry.held === draftId;
    if (!isMeant || !isKeepable(entry)) continue;
    await store.put({ ...entry, held: null, state: 'waiting', edits: entry.edits + 1 });
    isAny = true;
  }
  await done;

  return isAny;
}

/** What makes two words of the writer the same one. */
export function placeOf(entry: OwnWord): string {
  return `${entry.kind} ${entry.projectId ?? ''} ${ownWordKey(entry)}`;
}

/** Whether the account can take it. */
export function isKeepable({ word, replacements, note }: OwnWord): boolean {
  return (
    [word, ...replacements].every((one) => one.length <= limits.ownWordMax && isLine(one)) &&
    replacements.length <= limits.ownWordReplacements &&
    note.length <= limits.ownWordNoteMax &&
    isLine(note)
  );
}

type Store = {
  put(entry: OwnEntry): Promise<unknown>;
  delete(id: string): Promise<void>;
};

function leave(store: Store, entry: OwnEntry): Promise<unknown> {
  if (!entry.isKnown) return store.delete(entry.id);

  return store.put({ ...entry, state: 'removed', held: null, edits: entry.edits + 1 });
}

/** What the account has is not held back by a text that has the word as well. */
function heldOf(there: OwnEntry | undefined, given: NewEntry): string | null {
  const isThere = there?.isKnown === true && there.held === null;

  return isThere && given.held !== 'here' ? null : given.held;
}

function isLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text) && text === text.trim();
}

const byLetters = new Intl.Collator(undefined, { sensitivity: 'base' });
