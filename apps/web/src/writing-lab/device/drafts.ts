import { countWords } from '../typed/typed-words.ts';
import type { Draft, LabDatabase } from './database.ts';

/** A draft without its words, as lists show it. */
export type DraftSummary = Omit<Draft, 'text'> & { isBlank: boolean };

/** Committed at once: a page that is being left does not live to see the answer to the write. */
export async function keepDraft(database: LabDatabase, draft: Draft): Promise<void> {
  const transaction = database.transaction('drafts', 'readwrite');
  const kept = transaction.store.put(draft);
  transaction.commit();
  await Promise.all([kept, transaction.done]);
}

export function readDraft(database: LabDatabase, id: string): Promise<Draft | undefined> {
  return database.get('drafts', id);
}

/** The drafts that go on with a saved text, newest first: one, or one for each tab that it was open in. */
export async function draftsOf(database: LabDatabase, sampleId: string): Promise<Draft[]> {
  const drafts = await database.getAllFromIndex('drafts', 'home', sampleId);

  return drafts.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
}

/** Newest first. */
export async function listDrafts(database: LabDatabase): Promise<DraftSummary[]> {
  const drafts: DraftSummary[] = [];
  let cursor = await database.transaction('drafts').store.openCursor();
  while (cursor) {
    const { text, ...draft } = cursor.value;
    const isBlank = text.trim() === '';
    // A page closed before its analysis came has kept the words, not their number.
    const words = draft.words === 0 && !isBlank ? countWords(text) : draft.words;
    drafts.push({ ...draft, words, isBlank });
    cursor = await cursor.continue();
  }

  return drafts.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
}

/** Copies of saved texts that nothing was changed in, beyond so many of the newest, are left to the server. */
export async function forgetOldCopies(database: LabDatabase, most = copiesMost): Promise<void> {
  if ((await database.count('drafts')) <= most) return;
  const copies = (await listDrafts(database)).filter(
    ({ home, isAhead }) => home?.place === 'server' && !isAhead,
  );
  for (const { id } of copies.slice(most)) await removeDraft(database, id);
}

const copiesMost = 50;

/** What was put aside in it stays with the saved text that it went on with, or goes. */
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

/** The saved texts that drafts go on with belong to other projects from now on. */
export async function moveDrafts(
  database: LabDatabase,
  texts: readonly { id: string; projectId: string | null }[],
): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  for (const { id, projectId } of texts) {
    for (const draft of await store.index('home').getAll(id)) {
      if (draft.home) await store.put({ ...draft, home: { ...draft.home, projectId } });
    }
  }
  await done;
}
