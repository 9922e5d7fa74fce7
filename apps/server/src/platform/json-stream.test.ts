import { expect, test } from 'vitest';
import { collectJson } from '../testkit/json.ts';
import { streamJson } from './json-stream.ts';

test('plain data is written exactly like JSON.stringify', async () => {
  const data = {
    lab: {
      texts: [{ title: 'Tide\n"two"', at: new Date(0), more: undefined }],
      aims: [],
      none: {},
    },
    settings: { zone: null, left: undefined, on: true, list: [1, [2]] },
    odd: Object.create(null),
  };

  expect(await collectJson(data)).toBe(JSON.stringify(data, null, 2));
});

test('async rows become an array, and no rows an empty array', async () => {
  const rows = [{ text: 'One.\nTwo.' }, { text: '' }];

  expect(
    await collectJson({ lab: { rows: toAsyncIterable(rows), none: toAsyncIterable([]) } }),
  ).toBe(JSON.stringify({ lab: { rows, none: [] } }, null, 2));
});

test('at most one row is buffered, whatever the number of rows', async () => {
  const text = 'x'.repeat(100_000);
  let produced = 0;
  async function* rows() {
    for (; produced < 500; produced += 1) yield { text };
  }
  let longest = 0;
  let maxBuffered = 0;
  let consumed = 0;
  for await (const piece of streamJson({ lab: { rows: rows() } })) {
    longest = Math.max(longest, piece.length);
    consumed += Number(piece.length > text.length);
    maxBuffered = Math.max(maxBuffered, produced - consumed);
  }

  expect([consumed, maxBuffered]).toEqual([500, 0]);
  expect(longest).toBeLessThan(text.length + 100);
});

async function* toAsyncIterable<Row>(rows: readonly Row[]) {
  yield* rows;
}

test('a long text is split into chunks without splitting a character', async () => {
  const text = '"Slack"\n潮😀'.repeat(90_000);
  const rows = async function* () {
    yield { id: 1, text, at: null };
    yield { id: 2, text: 'Tide.', at: null };
  };
  const pieces: string[] = [];
  for await (const piece of streamJson({ rows: rows() })) pieces.push(piece);

  const plain = {
    rows: [
      { id: 1, text, at: null },
      { id: 2, text: 'Tide.', at: null },
    ],
  };
  expect(pieces.join('')).toBe(JSON.stringify(plain, null, 2));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(text.length / 2);
});
