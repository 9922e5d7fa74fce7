import { perThousand } from '../../analysis/findings/finding-rate.ts';
import type { RowRange, SampleList, SampleQuery, SampleSort, SavedText } from './sample-store.ts';

type TextComparator = (a: SavedText, b: SavedText) => number;

/** Filters and sorts texts as a query asks. The text search has been applied before. */
export function filterAndSort(
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
    .sort(comparatorOf(query));
}

/**
 * The rows of the server's list that can appear in rows `window` of the list merged with `others` device texts, each of which may come
 * before or after them.
 */
export function serverRows({ from, to }: RowRange, others: number): RowRange {
  return { from: Math.max(0, from - others), to };
}

/**
 * Rows `window` of the server's and the device's lists, merged in order. `server` starts at the rows of `serverRows`: all rows before them
 * come before the window, whatever is on the device.
 */
export function mergeLists(
  { server, device }: { server: SampleList; device: SampleList },
  query: SampleQuery,
  window: RowRange,
): SampleList {
  const skipped = serverRows(window, device.total).from;
  const allRows = interleave(server.items, device.items, comparatorOf(query));

  return {
    items: allRows.slice(window.from - skipped, window.to - skipped),
    total: server.total + device.total,
    totalWords: server.totalWords + device.totalWords,
    trashed: server.trashed + device.trashed,
  };
}

/** Findings of a saved text per 1,000 words; null if it is too short or not counted yet. */
export function findingsPerThousand(text: Pick<SavedText, 'findings' | 'words'>): number | null {
  return text.findings === null ? null : perThousand(text.findings, text.words);
}

const titleCollator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const comparators: Record<SampleSort, TextComparator> = {
  changedAt: (a, b) => compareStrings(a.changedAt, b.changedAt),
  title: (a, b) => titleCollator.compare(a.title, b.title),
  words: (a, b) => a.words - b.words,
  findings: (a, b) => (findingsPerThousand(a) ?? -1) - (findingsPerThousand(b) ?? -1),
  versions: (a, b) => a.versions - b.versions,
};

function comparatorOf({ sort, order }: Pick<SampleQuery, 'sort' | 'order'>): TextComparator {
  const sign = order === 'ascending' ? 1 : -1;

  return (a, b) => sign * comparators[sort](a, b) || compareStrings(a.id, b.id);
}

/** Keeps the server's order, whatever its collation: the rows before a window must not depend on the browser's. */
function interleave(
  server: readonly SavedText[],
  device: readonly SavedText[],
  order: TextComparator,
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

function compareStrings(a: string, b: string): number {
  if (a === b) return 0;

  return a < b ? -1 : 1;
}

/** Tags are compared without case. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
