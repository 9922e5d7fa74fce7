import type { ChangeSet } from '@codemirror/state';
import { localShelf } from '../../platform/storage.ts';
import { countWords } from '../typed/typed-words.ts';
import type { Draft, DraftEdit, LabDatabase, LeftDraft } from './database.ts';

/** A draft without its words, as lists show it. */
export type DraftSummary = Omit<Draft, 'text'> & { isBlank: boolean; firstLine: string };

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

/** The drafts that go on with a saved text: one, but for those of before tabs shared it; first what was never saved, then the newest. */
export async function draftsOf(database: LabDatabase, sampleId: string): Promise<Draft[]> {
  const drafts = await database.getAllFromIndex('drafts', 'home', sampleId);

  return drafts.sort(aheadAndNewestFirst);
}

export function aheadAndNewestFirst(one: Draft, other: Draft): number {
  if (one.isAhead !== other.isAhead) return one.isAhead ? -1 : 1;

  return one.keptAt < other.keptAt ? 1 : -1;
}

/**
 * Written without looking, and committed at once: a page that is closing does not live to see an answer. While it is storing a long
 * draft the browser may drop this record, so that edits also go where writing takes effect at once.
 */
export function leaveDraft(database: LabDatabase, left: LeftDraft): void {
  const transaction = database.transaction('leftDrafts', 'readwrite');
  transaction.done.catch(() => undefined); // nobody is there to hear of it
  void transaction.store.put(left).catch(() => undefined);
  transaction.commit();
  const written = JSON.stringify(left);
  if (written.length <= leftMost)
    localShelf.set(`${leftKeys(database)}${left.draftId}/${left.tab}`, written);
}

/** In characters; web storage has room for some millions. */
const leftMost = 500_000;

/** What the keys of left drafts in web storage begin with. */
export function leftKeys(database: Pick<LabDatabase, 'name'>): string {
  return `${database.name}/left/`;
}

const firstLineMost = 160;

/** Newest first. */
export async function listDrafts(database: LabDatabase): Promise<DraftSummary[]> {
  const drafts: DraftSummary[] = [];
  let cursor = await database.transaction('drafts').store.openCursor();
  while (cursor) {
    const { text, ...draft } = cursor.value;
    const isBlank = text.trim() === '';
    // A page closed before its analysis came has kept the words, not their number.
    const words = draft.words === 0 && !isBlank ? countWords(text) : draft.words;
    const firstLine = /\S.*/.exec(text)?.[0].slice(0, firstLineMost) ?? '';
    drafts.push({ ...draft, words, isBlank, firstLine });
    cursor = await cursor.continue();
  }

  return drafts.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
}

/** Copies of saved texts that nothing was changed in, beyond so many of the newest, are left where they are saved. */
export async function forgetOldCopies(database: LabDatabase, most = copiesMost): Promise<void> {
  if ((await database.count('drafts')) <= most) return;
  const copies = (await listDrafts(database)).filter(({ home, isAhead }) => home && !isAhead);
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
      if (!draft.home) continue;
      const home = { ...draft.home, projectId };
      await store.put({ ...draft, home, ...appendEdits(draft, []) });
    }
  }
  await done;
}

/** The next sequence of a draft, with the edits that lead to it; old ones are forgotten, those just added never. */
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
  const all = [...edits, ...added].slice(-editsMost);
  let length = all.reduce((sum, edit) => sum + edit.length, 0);
  while (length > lengthMost && all.length > added.length) length -= all.shift()?.length ?? length;

  return { sequence: sequence + added.length, edits: all };
}

const editsMost = 200;
const lengthMost = 50_000;

function lengthOf(changes: ChangeSet): number {
  let length = 0;
  changes.iterChanges((_fromA, _toA, from, to) => {
    length += to - from;
  });

  return length;
}
