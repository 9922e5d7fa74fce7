import type { ChangeSet } from '@codemirror/state';
import { safeLocalStorage } from '../../../platform/storage.ts';
import { countWords } from '../typed/typed-words.ts';
import type { Draft, DraftEdit, LabDatabase, UnloadDraft } from './database.ts';

/** A draft without its text, for lists. */
export type DraftSummary = Omit<Draft, 'text'> & { isBlank: boolean; firstLine: string };

/** Commits explicitly: a page being unloaded may not live until the request completes. */
export async function saveDraft(database: LabDatabase, draft: Draft): Promise<void> {
  const transaction = database.transaction('drafts', 'readwrite');
  const kept = transaction.store.put(draft);
  transaction.commit();
  await Promise.all([kept, transaction.done]);
}

export function readDraft(database: LabDatabase, id: string): Promise<Draft | undefined> {
  return database.get('drafts', id);
}

/** The drafts of a saved text: normally one, several only from older releases. Unsaved edits first, then the newest. */
export async function findDraftsOf(database: LabDatabase, sampleId: string): Promise<Draft[]> {
  const drafts = await database.getAllFromIndex('drafts', 'home', sampleId);

  return drafts.sort(compareDrafts);
}

export function compareDrafts(one: Draft, other: Draft): number {
  if (one.isAhead !== other.isAhead) return one.isAhead ? -1 : 1;

  return one.keptAt < other.keptAt ? 1 : -1;
}

/**
 * Writes without reading first and commits explicitly: a page being unloaded may not live until a request completes. While it writes a long
 * draft the browser may drop this record, so small ones also go to local storage, which is synchronous.
 */
export function saveDraftOnUnload(database: LabDatabase, left: UnloadDraft): void {
  const transaction = database.transaction('leftDrafts', 'readwrite');
  transaction.done.catch(() => undefined); // the page is gone, nobody can handle it
  void transaction.store.put(left).catch(() => undefined);
  transaction.commit();
  const written = JSON.stringify(left);
  if (written.length <= maxUnloadCharacters)
    safeLocalStorage.set(`${unloadKeyPrefix(database)}${left.draftId}/${left.tab}`, written);
}

/** In UTF-16 units; local storage holds a few million. */
const maxUnloadCharacters = 500_000;

/** Prefix of the local storage keys of drafts saved on unload. */
export function unloadKeyPrefix(database: Pick<LabDatabase, 'name'>): string {
  return `${database.name}/left/`;
}

const maxFirstLineLength = 160;

/** Newest first. */
export async function listDrafts(database: LabDatabase): Promise<DraftSummary[]> {
  const drafts: DraftSummary[] = [];
  let cursor = await database.transaction('drafts').store.openCursor();
  while (cursor) {
    const { text, ...draft } = cursor.value;
    const isBlank = text.trim() === '';
    // A page closed before its analysis finished has stored the text without its word count.
    const words = draft.words === 0 && !isBlank ? countWords(text) : draft.words;
    const firstLine = /\S.*/.exec(text)?.[0].slice(0, maxFirstLineLength) ?? '';
    drafts.push({ ...draft, words, isBlank, firstLine });
    cursor = await cursor.continue();
  }

  return drafts.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
}

/** Deletes unedited copies of saved texts beyond the newest. */
export async function deleteOldCopies(database: LabDatabase, maxCount = maxCopies): Promise<void> {
  if ((await database.count('drafts')) <= maxCount) return;
  const copies = (await listDrafts(database)).filter(({ home, isAhead }) => home && !isAhead);
  for (const { id } of copies.slice(maxCount)) await removeDraft(database, id);
}

const maxCopies = 50;

/** Its ignored findings move to its saved text, or are deleted without one. */
export async function removeDraft(database: LabDatabase, id: string): Promise<void> {
  const transaction = database.transaction(['drafts', 'ignored'], 'readwrite');
  const [drafts, ignored] = [transaction.objectStore('drafts'), transaction.objectStore('ignored')];
  const to = (await drafts.get(id))?.home?.id;
  for (const one of await ignored.index('scope').getAll(id)) {
    if (to !== undefined) await ignored.put({ ...one, textId: to, scope: to });
    await ignored.delete([id, one.key]);
  }
  await drafts.delete(id);
  await transaction.done;
}

/** Updates the project in the drafts of saved texts. */
export async function updateDraftProjects(
  database: LabDatabase,
  texts: readonly { id: string; projectId: string | null }[],
): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  for (const { id, projectId } of texts) {
    for (const draft of await store.index('home').getAll(id)) {
      if (!draft.home) continue;
      const home = { ...draft.home, projectId };
      await store.put({ ...draft, home, ...appendEdits(draft, []) });
    }
  }
  await done;
}

/** The next sequence of a draft with the edits that lead to it. Old edits are dropped, those just added never. */
export function appendEdits(
  { sequence = 0, edits = [] }: { sequence?: number; edits?: readonly DraftEdit[] },
  pending: readonly { id: string; changes: ChangeSet }[],
): { sequence: number; edits: DraftEdit[] } {
  const added: DraftEdit[] = pending.map(({ id, changes }, index) => ({
    sequence: sequence + index + 1,
    id,
    changes: changes.toJSON(),
    length: lengthOf(changes),
  }));
  if (added.length === 0) added.push({ sequence: sequence + 1, id: '', changes: null, length: 0 });
  const all = [...edits, ...added].slice(-maxEdits);
  let length = all.reduce((sum, edit) => sum + edit.length, 0);
  while (length > maxEditsLength && all.length > added.length)
    length -= all.shift()?.length ?? length;

  return { sequence: sequence + added.length, edits: all };
}

const maxEdits = 200;
const maxEditsLength = 50_000;

function lengthOf(changes: ChangeSet): number {
  let length = 0;
  changes.iterChanges((_fromA, _toA, from, to) => {
    length += to - from;
  });

  return length;
}
