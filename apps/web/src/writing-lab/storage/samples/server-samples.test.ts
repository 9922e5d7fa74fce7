import type { Client } from '@longhand/contract/client';
import type { writingLab } from '@longhand/contract/writing-lab';
import { expect, test } from 'vitest';
import { createServerStore } from './server-samples.ts';

test('all versions of a text are listed, however many pages there are', async () => {
  const pages: unknown[] = [];
  const api = {
    async listVersions({ query }: { query: { page: number; size: number } }) {
      pages.push(query.page);
      const from = (query.page - 1) * query.size;
      const items = Array.from({ length: Math.min(query.size, 230 - from) }, (_, at) => ({
        number: 230 - from - at,
      }));

      return { items, total: 230 };
    },
  } as unknown as Client<typeof writingLab>; // no other endpoint is called

  const versions = await createServerStore(api).listVersions('a');
  expect(versions.map(({ number }) => number)).toEqual(
    Array.from({ length: 230 }, (_, at) => 230 - at),
  );
  expect(pages).toEqual([1, 2, 3]);
});
