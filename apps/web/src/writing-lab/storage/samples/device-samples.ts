import { refuse } from '@longhand/contract/errors';
import type { LabDatabase } from '../device/database.ts';
import { isSameContent, toVersion, versionsToCreate } from './device-versions.ts';
import { filterAndSort } from './filter-and-sort.ts';
import type { FoundText, SampleStore, SavedText, WholeText } from './sample-store.ts';

type DeviceOptions = { database: () => Promise<LabDatabase>; now: () => string };

/** Saved texts stored only in this browser, with the same rules as on the server. */
export function createDeviceStore({ database, now }: DeviceOptions): SampleStore {
  return {
    place: 'device',

    async list(query, { from, to }) {
      const all = (await (await database()).getAll('samples')).map(withoutText);
      const shown = filterAndSort(await searchTexts(await database(), all, query.search), query);

      return {
        items: shown.slice(from, to),
        total: shown.length,
        totalWords: shown.reduce((sum, { words }) => sum + words, 0),
        trashed: all.filter(({ deletedAt }) => deletedAt !== null).length,
      };
    },

    async create({ figures, ...given }) {
      const at = now();
      const transaction = (await database()).transaction(['samples', 'versions'], 'readwrite');
      const existing = await transaction.objectStore('samples').get(given.id);
      if (existing && !isSameContent(existing, given)) throw refuse('sample_conflict');
      if (existing) return existing;

      const text: WholeText = {
        projectId: null,
        tags: [],
        createdAt: at,
        changedAt: at,
        ...given,
        ...figures,
        place: 'device',
        revision: 1,
        versions: 1,
        deletedAt: null,
      };
      await transaction.objectStore('samples').put(text);
      await transaction.objectStore('versions').put(toVersion(text, 1));
      await transaction.done;

      return text;
    },

    async read(id) {
      return requireText(await (await database()).get('samples', id));
    },

    async save(id, { figures, revision, version, ...given }) {
      const transaction = (await database()).transaction(['samples', 'versions'], 'readwrite');
      const before = requireText(await transaction.objectStore('samples').get(id));
      if (before.deletedAt !== null) throw refuse('sample_not_found');
      const isSame = isSameContent(before, given);
      if (before.revision !== revision && !isSame) throw refuse('sample_conflict');

      const versions = transaction.objectStore('versions');
      const newest = (await versions.get([id, before.versions])) ?? before;
      const at = now();
      const newVersions = versionsToCreate({ before, newest, next: given }, { at, version });
      const changes = isSame ? {} : { ...given, ...figures, revision: revision + 1, changedAt: at };
      const number = before.versions + Number(newVersions.idle) + Number(newVersions.explicit);
      const text: WholeText = { ...before, ...changes, versions: number };
      await transaction.objectStore('samples').put(text);
      if (newVersions.idle) await versions.put(toVersion(before, before.versions + 1, 'idle'));
      if (newVersions.explicit) await versions.put(toVersion({ ...text, changedAt: at }, number));
      await transaction.done;

      return withoutText(text);
    },

    async arrange(items) {
      for (const { id, projectId, tags, createdAt } of items) {
        await updateText(database, id, (text) => ({
          ...{ ...text, projectId, tags },
          createdAt: earlier(createdAt ?? text.createdAt, text.changedAt),
        }));
      }
    },

    async readSeveral(ids) {
      const opened = await database();
      const texts = await Promise.all(ids.map((id) => opened.get('samples', id)));

      return texts.filter((text) => text !== undefined);
    },

    async tags() {
      const counts = new Map<string, { tag: string; texts: number }>();
      for (const { tags, deletedAt } of await (await database()).getAll('samples')) {
        for (const tag of deletedAt === null ? tags : []) {
          const key = tag.toLowerCase();
          counts.set(key, { tag, texts: (counts.get(key)?.texts ?? 0) + 1 });
        }
      }

      return [...counts.values()];
    },

    remove: (ids) => setDeletedAt(database, ids, now()),
    restore: (ids) => setDeletedAt(database, ids, null),

    async erase(ids) {
      const transaction = (await database()).transaction(['samples', 'versions'], 'readwrite');
      const [texts, versions] = [
        transaction.objectStore('samples'),
        transaction.objectStore('versions'),
      ];
      for (const id of ids) {
        if (!(await texts.get(id))?.deletedAt) continue;
        await texts.delete(id);
        const keys = await versions.index('text').getAllKeys(id);
        await Promise.all(keys.map((key) => versions.delete(key)));
      }
      await transaction.done;

      return ids;
    },

    async listVersions(id) {
      const versions = await (await database()).getAllFromIndex('versions', 'text', id);

      return versions.reverse().map(({ text: _text, textId: _id, ...version }) => version);
    },

    async readVersion(id, number) {
      const version = await (await database()).get('versions', [id, number]);
      if (!version) throw refuse('version_not_found');
      const { textId: _, ...rest } = version;

      return rest;
    },
  };
}

async function updateText(
  database: DeviceOptions['database'],
  id: string,
  update: (text: WholeText) => WholeText,
): Promise<SavedText> {
  const transaction = (await database()).transaction('samples', 'readwrite');
  const changed = update(requireText(await transaction.store.get(id)));
  await transaction.store.put(changed);
  await transaction.done;

  return withoutText(changed);
}

/** Moves texts to the trash or, with null, out of it; missing ones are skipped. */
async function setDeletedAt(
  database: DeviceOptions['database'],
  ids: readonly string[],
  deletedAt: string | null,
): Promise<readonly string[]> {
  const { store, done } = (await database()).transaction('samples', 'readwrite');
  for (const id of ids) {
    const text = await store.get(id);
    if (text) await store.put({ ...text, deletedAt: deletedAt && (text.deletedAt ?? deletedAt) });
  }
  await done;

  return ids;
}

/** The same search as on the server. Language data is loaded with the first search. */
async function searchTexts(
  database: LabDatabase,
  all: readonly SavedText[],
  search: string,
): Promise<readonly FoundText[]> {
  if (search === '') return all;
  const [{ matchesQuery, parseSearchQuery }, { searchTerms }, { findExcerpt }] = await Promise.all([
    import('@longhand/analysis/search/search-query'),
    import('@longhand/analysis/search/search-terms'),
    import('@longhand/analysis/search/search-excerpt'),
    import('@longhand/analysis/every-language'),
  ]);
  const query = parseSearchQuery(search);
  const excerpts = new Map<string, FoundText['excerpt']>();
  for (const { id, title, text, tags, language } of await database.getAll('samples')) {
    const whole = [title, text, ...tags].join('\n');
    if (!matchesQuery(query, searchTerms(whole, language), whole)) continue;
    excerpts.set(id, findExcerpt(text, query, language) ?? undefined);
  }

  return all
    .filter(({ id }) => excerpts.has(id))
    .map((one) => ({ ...one, excerpt: excerpts.get(one.id) }));
}

function requireText(text: WholeText | undefined): WholeText {
  if (!text) throw refuse('sample_not_found');

  return text;
}

function withoutText({ text: _, ...summary }: WholeText): SavedText {
  return summary;
}

/** ISO instants sort as strings. */
function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
