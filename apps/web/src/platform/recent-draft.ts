import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptDraft, labDatabaseOf } from './device-texts.ts';

/** The draft kept last in this browser, with its closing lines. */
export type RecentDraft = Pick<KeptDraft, 'id' | 'title' | 'words' | 'isAhead'> & {
  excerpt: string;
  changedAt: string;
};

interface Drafts extends DBSchema {
  drafts: { key: string; value: KeptDraft };
}

const excerptLength = 280;

/**
 * The draft that this user opened last on this device, or null: where there is none, where the browser
 * stores nothing, and where the lab was never opened.
 *
 * @param options.unsaved only drafts with changes that no saved text has; opening a saved text makes a draft without any
 */
export async function readRecentDraft(
  userId: string,
  { unsaved = false } = {},
): Promise<RecentDraft | null> {
  const database = await openIfThere(labDatabaseOf(userId)).catch(() => null);
  if (database === null) return null;

  try {
    return await newestDraft(database, unsaved);
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** An upgrade from nothing means that the lab has not been here: it is given up, so that the lab lays it out. */
function openIfThere(name: string): Promise<IDBPDatabase<Drafts>> {
  return openDB<Drafts>(name, undefined, {
    upgrade(_database, _from, _to, transaction) {
      transaction.done.catch(() => undefined); // the opening itself rejects too
      transaction.abort();
    },
  });
}

async function newestDraft(
  database: IDBPDatabase<Drafts>,
  unsaved: boolean,
): Promise<RecentDraft | null> {
  let newest: RecentDraft | null = null;
  let cursor = await database.transaction('drafts').store.openCursor();

  while (cursor) {
    const { text, keptAt, ...draft } = cursor.value;
    const isWanted = text.trim() !== '' && (draft.isAhead || !unsaved);
    if (isWanted && (newest === null || keptAt > newest.changedAt)) {
      const { id, title, words, isAhead } = draft;
      newest = { id, title, words, isAhead, changedAt: keptAt, excerpt: closingLines(text) };
    }
    cursor = await cursor.continue();
  }

  return newest;
}

/** The end of a text, from the beginning of a word on. */
function closingLines(text: string): string {
  const trimmed = text.trimEnd();
  if (trimmed.length <= excerptLength) return trimmed;
  const end = trimmed.slice(-excerptLength);

  return end.replace(/^\S*\s+/u, '');
}
