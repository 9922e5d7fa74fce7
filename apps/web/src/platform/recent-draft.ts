import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptDraft, labDatabaseOf } from './device-texts.ts';

/** The draft kept last in this browser, with its closing lines. */
export type RecentDraft = Pick<KeptDraft, 'id' | 'title' | 'words' | 'isAhead'> & {
  excerpt: string;
  changedAt: string;
};

interface Drafts extends DBSchema {
  drafts: { key: string; value: KeptDraft };
  samples: { key: string; value: { id: string; title: string } };
}

/** A text of this device by name: a draft that no saved text has, or a text kept here alone. */
export type DeviceTextName = { kind: 'draft' | 'sample'; id: string; title: string };

/** More than anybody keeps in one browser. */
const namesMost = 500;

/** The texts of this person that this browser has, whether or not there is a network; drafts first, the newest before the others. */
export async function listDeviceTexts(userId: string): Promise<DeviceTextName[]> {
  const database = await openIfThere(labDatabaseOf(userId)).catch(() => null);
  if (database === null) return [];

  try {
    const drafts = await database.getAll('drafts', undefined, namesMost);
    const texts = await database.getAll('samples', undefined, namesMost);
    const ahead = drafts
      .filter(({ isAhead, text }) => isAhead && text.trim() !== '')
      .sort((a, b) => b.keptAt.localeCompare(a.keptAt));

    return [
      ...ahead.map(({ id, title }) => ({ kind: 'draft' as const, id, title })),
      ...texts.map(({ id, title }) => ({ kind: 'sample' as const, id, title })),
    ];
  } catch {
    return [];
  } finally {
    database.close();
  }
}

const excerptLength = 280;

/**
 * The draft that this user opened last on this device, or null: where there is none, where the browser
 * stores nothing, and where the lab was never opened.
 */
export async function readRecentDraft(userId: string): Promise<RecentDraft | null> {
  const database = await openIfThere(labDatabaseOf(userId)).catch(() => null);
  if (database === null) return null;

  try {
    return await newestDraft(database);
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

async function newestDraft(database: IDBPDatabase<Drafts>): Promise<RecentDraft | null> {
  let newest: RecentDraft | null = null;
  let cursor = await database.transaction('drafts').store.openCursor();

  while (cursor) {
    const { text, keptAt, ...draft } = cursor.value;
    if (text.trim() !== '' && (newest === null || keptAt > newest.changedAt)) {
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
