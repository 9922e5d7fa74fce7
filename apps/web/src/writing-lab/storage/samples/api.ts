import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Lab } from '../lab.ts';
import { mergeLists, serverRows } from './filter-and-sort.ts';
import type { RowRange, SampleList, SampleQuery, StorageLocation } from './sample-store.ts';

/** A page of texts from the server and this device; `failure` is why the server's are missing. */
export type SamplesPage = SampleList & { failure: unknown };

const emptyList: SampleList = { items: [], total: 0, totalWords: 0, trashed: 0 };

/** The texts of the server and this device as one list. If the server fails, the device's texts are still listed. */
export function samplesQuery(
  lab: Lab,
  { place, window, ...query }: SampleQuery & { place: StorageLocation | null; window: RowRange },
) {
  return queryOptions({
    queryKey: ['writing-lab', 'samples', lab.userId, { place, window, ...query }],
    placeholderData: keepPreviousData,
    async queryFn(): Promise<SamplesPage> {
      const allRows = { from: 0, to: Number.MAX_SAFE_INTEGER };
      const device =
        place === 'server'
          ? emptyList
          : await lab.stores.device.list(query, allRows).catch(() => emptyList);
      if (place === 'device') return { ...sliceRows(device, window), failure: null };
      try {
        const server = await lab.stores.server.list(query, serverRows(window, device.total));

        return { ...mergeLists({ server, device }, query, window), failure: null };
      } catch (failure) {
        if (device.total === 0) throw failure;

        return { ...sliceRows(device, window), failure };
      }
    },
  });
}

/** The tags of the server and this device, the most used first. */
export function tagsQuery(lab: Lab) {
  return queryOptions({
    queryKey: ['writing-lab', 'tags', lab.userId],
    async queryFn(): Promise<string[]> {
      const places = await Promise.allSettled([lab.stores.server.tags(), lab.stores.device.tags()]);
      const counts = new Map<string, { tag: string; texts: number }>();
      for (const { tag, texts } of places.flatMap((one) =>
        one.status === 'fulfilled' ? one.value : [],
      )) {
        const known = counts.get(tag.toLowerCase());
        counts.set(tag.toLowerCase(), {
          tag: known?.tag ?? tag,
          texts: (known?.texts ?? 0) + texts,
        });
      }

      return [...counts.values()]
        .sort((one, other) => other.texts - one.texts)
        .map(({ tag }) => tag);
    },
  });
}

/** The number of texts saved on the server, for the plan limit. */
export function savedCountQuery(lab: Lab) {
  return queryOptions({
    queryKey: ['writing-lab', 'saved-count', lab.userId],
    queryFn: async () => (await lab.stores.server.list(newestFirst, { from: 0, to: 1 })).total,
  });
}

export const newestFirst: SampleQuery = {
  search: '',
  kind: null,
  trashed: false,
  sort: 'changedAt',
  order: 'descending',
};

function sliceRows(list: SampleList, { from, to }: RowRange): SampleList {
  return { ...list, items: list.items.slice(from, to) };
}
