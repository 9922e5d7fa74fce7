import 'fake-indexeddb/auto';
import { refuse } from '@longhand/contract/errors';
import { beforeEach, expect, test } from 'vitest';
import { NoAnswer } from '../../platform/failures.ts';
import { type Draft, type LabDatabase, openLabDatabase } from '../device/database.ts';
import { keepDraft, listDrafts } from '../device/drafts.ts';
import type { SampleStore, WholeText } from '../samples/sample-store.ts';
import { openText } from './opening.ts';

let database: LabDatabase;

beforeEach(async () => {
  database = await openLabDatabase(`opener-${crypto.randomUUID()}`);
});

const wanted = { sample: 'a', draft: null, isNew: false };
const away = () => Promise.reject(new NoAnswer('network'));

test('a saved text that was opened here opens without the server, as it was last seen', async () => {
  await keepDraft(database, copyOf('a', 'Last seen.'));

  const { draft, restored } = await open(away);
  expect(draft).toMatchObject({ text: 'Last seen.', isAhead: false, home: { revision: 3 } });
  expect(restored).toBeNull();
  await expect(open(away, { ...wanted, sample: 'b' })).rejects.toBeInstanceOf(NoAnswer);
});

test('a text that the server says is gone does not open from its copy', async () => {
  await keepDraft(database, copyOf('a', 'Last seen.'));

  await expect(open(() => Promise.reject(refuse('sample_not_found')))).rejects.toMatchObject({
    code: 'sample_not_found',
  });
});

test('what the server has comes before the copy, and old copies make room', async () => {
  for (let minute = 10; minute < 62; minute++) {
    await keepDraft(database, copyOf(`old ${minute}`, 'Once.', minute));
  }
  await keepDraft(database, { ...copyOf('mine', 'Ahead.', 0), isAhead: true });

  const text = { ...copyOf('a', ''), id: 'a', text: 'Newer.', revision: 4, place: 'server' };
  const { draft } = await open(async () => text as unknown as WholeText); // more of it is not read
  expect(draft.text).toBe('Newer.');
  const left = (await listDrafts(database)).map(({ home }) => home?.id);
  expect(left).toHaveLength(51);
  expect(left).toContain('mine');
  expect(left).not.toContain('old 10');
});

function open(read: SampleStore['read'], asked = wanted) {
  const server = { read } as SampleStore; // the one thing that is asked of it

  return openText(asked, {
    database: async () => database,
    stores: { server, device: server },
    now: () => '2026-11-20T15:00:00.000Z',
    loadedAt: '2026-11-20T15:00:00.000Z',
    newId: () => 'fresh',
    kind: 'fiction',
    holds: { isOpenElsewhere: async () => false },
    departures: { end: async () => false },
  });
}

function copyOf(id: string, text: string, minute = 30): Draft {
  return {
    ...{ id: `draft of ${id}`, title: '', kind: 'fiction', language: 'en', words: 2, text },
    home: { place: 'server', id, revision: 3, versions: 1 },
    ...{ isAhead: false, pasted: 0, createdAt: '2026-11-19T10:00:00.000Z' },
    keptAt: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString(),
  };
}
