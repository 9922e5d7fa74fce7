import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Lab } from '../lab.ts';
import { merge, windowBefore } from './arrange.ts';
import type { Place, SampleList, SampleQuery, Window } from './sample-store.ts';

/** A page of the texts of both places; `failure` is why those on the server are missing. */
export type SamplesPage = SampleList & { failure: unknown };

const nothing: SampleList = { items: [], total: 0, totalWords: 0, trashed: 0 };

/** The texts of both places as one list. Without an answer of the server those on this device are still there. */
export function samplesQuery(
  lab: Lab,
  { place, window, ...query }: SampleQuery & { place: Place | null; window: Window },
) {
  return queryOptions({
    queryKey: ['writing-lab', 'samples', lab.userId, { place, window, ...query }],
    placeholderData: keepPreviousData,
    async queryFn(): Promise<SamplesPage> {
      const whole = { from: 0, to: Number.MAX_SAFE_INTEGER };
      const device =
        place === 'server'
          ? nothing
          : await lab.stores.device.list(query, whole).catch(() => nothing);
      if (place === 'device') return { ...slice(device, window), failure: null };
      try {
        const server = await lab.stores.server.list(query, windowBefore(window, device.total));

        return { ...merge({ server, device }, query, window), failure: null };
      } catch (failure) {
        if (device.total === 0) throw failure;

        return { ...slice(device, window), failure };
      }
    },
  });
}

/** The tags of both places, the most used first. */
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

/** How many texts the server keeps, against what the plan allows. */
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

function slice(list: SampleList, { from, to }: Window): SampleList {
  return { ...list, items: list.items.slice(from, to) };
}
