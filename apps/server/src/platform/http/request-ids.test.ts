import { expect, test } from 'vitest';
import { createRequestIds } from './request-ids.ts';

test('no two requests are named alike, on one node or on two', () => {
  const nodes = [createRequestIds(), createRequestIds()];
  const names = nodes.flatMap((next) => Array.from({ length: 1_000 }, next));

  expect(new Set(names).size).toBe(2_000);
});
