import { expect, test } from 'vitest';
import { createRequestIdGenerator } from './request-ids.ts';

test('request ids are unique within and across nodes', () => {
  const nodes = [createRequestIdGenerator(), createRequestIdGenerator()];
  const names = nodes.flatMap((next) => Array.from({ length: 1_000 }, next));

  expect(new Set(names).size).toBe(2_000);
});
