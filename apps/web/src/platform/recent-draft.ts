import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { labDatabaseName, type StoredDraft } from './device-texts.ts';

/** The most recent draft in this browser, with an excerpt of its end. */
export type RecentDraft = Pick<StoredDraft, 'id' | 'title' | 'words' | 'isAhead'> & {
  excerpt: string;
  changedAt: string;
};

interface LabDatabase extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  samples: { key: string; value: { id: string; title: string } };
}

/** Name of a text on this device: an unsaved draft, or a text stored only here. */
export type DeviceTextName = { kind: 'draft' | 'sample'; id: string; title: string };

/** Upper bound for one browser. */
const maxNames = 500;

/** Texts of a user in this browser, also offline: drafts first, newest first. */
export async function listDeviceTexts(userId: string): Promise<DeviceTextName[]> {
  const database = await openExistingDatabase(labDatabaseName(userId)).catch(() => null);
  if (database === null) return [];

  try {
    const drafts = await database.getAll('drafts', undefined, maxNames);
    const texts = await database.getAll('samples', undefined, maxNames);
    const unsavedDrafts = drafts
      .filter(({ isAhead, text }) => isAhead && text.trim() !== '')
      .sort((a, b) => b.keptAt.localeCompare(a.keptAt));

    return [
      ...unsavedDrafts.map(({ id, title }) => ({ kind: 'draft' as const, id, title })),
      ...texts.map(({ id, title }) => ({ kind: 'sample' as const, id, title })),
    ];
  } catch {
    return [];
  } finally {
    database.close();
  }
}

const excerptLength = 280;

/** The most recent draft of a user on this device; null if there is none, storage is unavailable, or the writing lab was never opened. */
export async function readRecentDraft(userId: string): Promise<RecentDraft | null> {
  const database = await openExistingDatabase(labDatabaseName(userId)).catch(() => null);
  if (database === null) return null;

  try {
    return await newestDraft(database);
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** An upgrade event means that the database does not exist: aborted, so that the writing lab creates it with its schema. */
function openExistingDatabase(name: string): Promise<IDBPDatabase<LabDatabase>> {
  return openDB<LabDatabase>(name, undefined, {
    upgrade(_database, _from, _to, transaction) {
      transaction.done.catch(() => undefined); // openDB rejects as well
      transaction.abort();
    },
  });
}

async function newestDraft(database: IDBPDatabase<LabDatabase>): Promise<RecentDraft | null> {
  let newest: RecentDraft | null = null;
  let cursor = await database.transaction('drafts').store.openCursor();

  while (cursor) {
    const { text, keptAt, ...draft } = cursor.value;
    if (text.trim() !== '' && (newest === null || keptAt > newest.changedAt)) {
      const { id, title, words, isAhead } = draft;
      newest = { id, title, words, isAhead, changedAt: keptAt, excerpt: excerptOf(text) };
    }
    cursor = await cursor.continue();
  }

  return newest;
}

/** The end of a text, starting at a word. */
function excerptOf(text: string): string {
  const trimmed = text.trimEnd();
  if (trimmed.length <= excerptLength) return trimmed;
  const end = trimmed.slice(-excerptLength);

  return end.replace(/^\S*\s+/u, '');
}
