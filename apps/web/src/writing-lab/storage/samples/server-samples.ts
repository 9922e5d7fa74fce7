import type { Client } from '@longhand/contract/client';
import { limits } from '@longhand/contract/limits';
import type { SampleVersion } from '@longhand/contract/sample';
import type { writingLab } from '@longhand/contract/writing-lab';
import type { RowRange, SampleQuery, SampleStore, WholeText } from './sample-store.ts';

/** Saved texts of the account. The server computes its own counts, so the measured ones are not sent. */
export function createServerStore(api: Client<typeof writingLab>): SampleStore {
  return {
    place: 'server',

    async list(query, window) {
      const pages = await Promise.all(
        pagesFor(window).map((page) =>
          api.listSamples({ query: { ...toListQuery(query), ...page } }),
        ),
      );
      const [first] = pages;
      const start = ((pagesFor(window)[0]?.page ?? 1) - 1) * pageSize(window);
      const items = pages.flatMap((page) => page.items).map(withServerPlace);

      return {
        items: items.slice(window.from - start, window.to - start),
        total: first?.total ?? 0,
        totalWords: first?.totalWords ?? 0,
        trashed: first?.trashed ?? 0,
      };
    },

    async create({ figures: _, ...body }) {
      return { ...withServerPlace(await api.createSample({ body })), text: body.text };
    },

    async read(id) {
      return withServerPlace(await api.readSample({ params: { id } }));
    },

    async save(id, { figures: _, ...body }) {
      return withServerPlace(await api.saveSample({ params: { id }, body }));
    },

    async arrange(items) {
      for (let from = 0; from < items.length; from += limits.samplesPerRequestMax) {
        const some = items.slice(from, from + limits.samplesPerRequestMax);
        const body = {
          items: some.map(({ id, projectId, tags, createdAt }) => ({
            ...{ id, projectId, tags },
            ...(createdAt && { createdAt }),
          })),
        };
        await api.organizeSamples({ body });
      }
    },

    async readSeveral(ids) {
      const texts: WholeText[] = [];
      let left = [...ids];
      while (left.length > 0) {
        const body = { ids: left.slice(0, limits.samplesPerRequestMax) };
        const { items, missing } = await api.readSamples({ body });
        const done = new Set([...items.map(({ id }) => id), ...missing]);
        texts.push(...items.map(withServerPlace));
        left = left.filter((id) => !done.has(id));
      }

      return texts;
    },

    tags: async () => (await api.listTags()).tags,

    remove: async (ids) => processedIds(await api.trashSamples({ body: { ids: [...ids] } })),
    restore: async (ids) => processedIds(await api.restoreSamples({ body: { ids: [...ids] } })),

    async erase(ids) {
      await api.eraseSamples({ body: { ids: [...ids] } });

      return ids;
    },

    async listVersions(id) {
      const versions: SampleVersion[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, size: limits.pageSizeMax };
        const { items } = await api.listVersions({ params: { id }, query });
        versions.push(...items);
        if (items.length < limits.pageSizeMax) return versions;
      }
    },

    readVersion: (id, number) => api.readVersion({ params: { id, number } }),
  };
}

function processedIds({ ids, missing }: { ids: string[]; missing: string[] }): string[] {
  return [...ids, ...missing];
}

function withServerPlace<Text>(text: Text): Text & { place: 'server' } {
  return { ...text, place: 'server' };
}

function toListQuery({
  search,
  kind,
  project,
  tag,
  changedSince,
  trashed,
  sort,
  order,
}: SampleQuery) {
  return {
    ...(project ? { project } : {}),
    ...(tag ? { tag } : {}),
    ...(changedSince ? { changedSince } : {}),
    ...(search === '' ? {} : { search }),
    ...(kind === null ? {} : { kind }),
    trashed: trashed ? ('true' as const) : ('false' as const), // the literal types
    sort,
    order,
  };
}

function pageSize({ from, to }: RowRange): number {
  return Math.min(limits.pageSizeMax, Math.max(1, to - from));
}

/** The pages of the server's list that cover a window, numbered from 1. */
function pagesFor(window: RowRange): { page: number; size: number }[] {
  const size = pageSize(window);
  const first = Math.floor(window.from / size);
  const last = Math.floor(Math.max(window.from, window.to - 1) / size);

  return Array.from({ length: last - first + 1 }, (_, index) => ({
    page: first + index + 1,
    size,
  }));
}
