import { perThousand } from '../reading/rate.ts';
import type { SampleList, SampleQuery, SampleSort, SavedText, Window } from './sample-store.ts';

type Order = (a: SavedText, b: SavedText) => number;

/** The texts that a query asks for, in its order. The search itself has been done before. */
export function arrange(
  texts: readonly SavedText[],
  query: Pick<
    SampleQuery,
    'kind' | 'project' | 'tag' | 'changedSince' | 'trashed' | 'sort' | 'order'
  >,
): SavedText[] {
  const since = query.changedSince ?? '';

  return texts
    .filter(({ kind }) => query.kind === null || kind === query.kind)
    .filter(({ projectId }) => !query.project || projectId === query.project)
    .filter(({ tags }) => !query.tag || hasTag(tags, query.tag))
    .filter(({ changedAt }) => changedAt >= since)
    .filter(({ deletedAt }) => (deletedAt !== null) === query.trashed)
    .sort(orderOf(query));
}

/**
 * The part of the server's list that can appear in rows `window` of the list merged with so many others:
 * each of the others may stand before or behind it.
 */
export function windowBefore({ from, to }: Window, others: number): Window {
  return { from: Math.max(0, from - others), to };
}

/**
 * Rows `window` of the server's list and the device's, merged in order. `server` holds the rows from `windowBefore` on:
 * all that stand before them stand before the window, whatever lies on the device.
 */
export function merge(
  { server, device }: { server: SampleList; device: SampleList },
  query: SampleQuery,
  window: Window,
): SampleList {
  const skipped = windowBefore(window, device.total).from;
  const merged = interleaved(server.items, device.items, orderOf(query));

  return {
    items: merged.slice(window.from - skipped, window.to - skipped),
    total: server.total + device.total,
    totalWords: server.totalWords + device.totalWords,
    trashed: server.trashed + device.trashed,
  };
}

/** Findings of a saved text for every 1,000 words; null where it is too short, or they are not counted yet. */
export function findingsPerThousand(text: Pick<SavedText, 'findings' | 'words'>): number | null {
  return text.findings === null ? null : perThousand(text.findings, text.words);
}

const byTitle = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const orders: Record<SampleSort, Order> = {
  changedAt: (a, b) => compare(a.changedAt, b.changedAt),
  title: (a, b) => byTitle.compare(a.title, b.title),
  words: (a, b) => a.words - b.words,
  findings: (a, b) => (findingsPerThousand(a) ?? -1) - (findingsPerThousand(b) ?? -1),
  versions: (a, b) => a.versions - b.versions,
};

function orderOf({ sort, order }: Pick<SampleQuery, 'sort' | 'order'>): Order {
  const sign = order === 'ascending' ? 1 : -1;

  return (a, b) => sign * orders[sort](a, b) || compare(a.id, b.id);
}

/** Keeps the server's own order, whatever its collation: the rows before a window must not depend on ours. */
function interleaved(
  server: readonly SavedText[],
  device: readonly SavedText[],
  order: Order,
): SavedText[] {
  const result: SavedText[] = [];
  let next = 0;
  for (const row of server) {
    for (let other = device[next]; other && order(other, row) < 0; other = device[++next]) {
      result.push(other);
    }
    result.push(row);
  }

  return [...result, ...device.slice(next)];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;

  return a < b ? -1 : 1;
}

/** Two tags that differ in case alone are one. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
