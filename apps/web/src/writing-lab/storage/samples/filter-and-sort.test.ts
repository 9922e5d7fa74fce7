import { describe, expect, test } from 'vitest';
import { filterAndSort, findingsPerThousand, mergeLists, serverRows } from './filter-and-sort.ts';
import type { SampleList, SampleQuery, SavedText } from './sample-store.ts';

const newestFirst: SampleQuery = {
  search: '',
  kind: null,
  trashed: false,
  sort: 'changedAt',
  order: 'descending',
};

describe('texts of server and device in one list', () => {
  const server = texts('server', [30, 27, 24, 21, 18, 15, 12, 9, 6, 3]);
  const device = texts('device', [28, 20, 11, 1]);
  const whole = filterAndSort([...server, ...device], newestFirst).map(({ id }) => id);

  test.each([
    [0, 4],
    [4, 8],
    [8, 12],
    [12, 16],
  ])('rows %i to %i are those of the whole list', (from, to) => {
    const window = { from, to };
    const part = serverRows(window, device.length);
    const page = mergeLists(
      {
        server: { ...listOf(server), items: server.slice(part.from, part.to) },
        device: listOf(device),
      },
      newestFirst,
      window,
    );

    expect(page.items.map(({ id }) => id)).toEqual(whole.slice(from, to));
    expect(page.total).toBe(14);
  });
});

test('the list can be limited to texts changed since an instant', () => {
  const all = texts('device', [28, 20, 11, 1]);
  const third = all.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))[2];
  const since = filterAndSort(all, { ...newestFirst, changedSince: third?.changedAt ?? null });

  expect(since).toHaveLength(3);
  expect(since.at(-1)).toBe(third);
});

test('titles are sorted with numbers in numeric order', () => {
  const given = ['12. The lamp', '2. The bar', '1. Slack water'].map((title, index) => ({
    ...text('server', index),
    title,
  }));
  const sorted = filterAndSort(given, { ...newestFirst, sort: 'title', order: 'ascending' });

  expect(sorted.map(({ title }) => title)).toEqual([
    '1. Slack water',
    '2. The bar',
    '12. The lamp',
  ]);
});

test('a text with few words has no finding rate', () => {
  expect(findingsPerThousand({ findings: 3, words: 88 })).toBeNull();
  expect(findingsPerThousand({ findings: null, words: 500 })).toBeNull();
  expect(findingsPerThousand({ findings: 16, words: 500 })).toBe(32);
});

function texts(place: SavedText['place'], days: readonly number[]): SavedText[] {
  return days.map((day) => text(place, day));
}

function text(place: SavedText['place'], day: number): SavedText {
  const at = new Date(Date.UTC(2026, 9, day)).toISOString();

  return {
    id: `${place}-${day}`,
    place,
    title: '',
    kind: 'fiction',
    language: 'en',
    projectId: null,
    tags: [],
    words: 1000,
    characters: 5000,
    findings: 10,
    revision: 1,
    versions: 1,
    createdAt: at,
    changedAt: at,
    deletedAt: null,
  };
}

function listOf(items: readonly SavedText[]): SampleList {
  return { items, total: items.length, totalWords: items.length * 1000, trashed: 0 };
}
