import 'fake-indexeddb/auto';
import { refuse } from '@longhand/contract/errors';
import { beforeEach, expect, test } from 'vitest';
import { NoResponseError } from '../../platform/failures.ts';
import { type Draft, type LabDatabase, openLabDatabase } from '../storage/device/database.ts';
import { listDrafts, saveDraft } from '../storage/device/drafts.ts';
import type { SampleStore, WholeText } from '../storage/samples/sample-store.ts';
import { type OpenRequest, openText } from './open-text.ts';

let database: LabDatabase;

beforeEach(async () => {
  database = await openLabDatabase(`opener-${crypto.randomUUID()}`);
});

const request: OpenRequest = { sample: 'a', draft: null, isNew: false };
const offline = () => Promise.reject(new NoResponseError('network'));

test('a saved text opened before opens offline from its local copy', async () => {
  await saveDraft(database, copyOf('a', 'Last seen.'));

  const { draft } = await openFrom(offline);
  expect(draft).toMatchObject({ text: 'Last seen.', isAhead: false, home: { revision: 3 } });
  await expect(openFrom(offline, { ...request, sample: 'b' })).rejects.toBeInstanceOf(
    NoResponseError,
  );
});

test('a text that the server reports as deleted does not open from its local copy', async () => {
  await saveDraft(database, copyOf('a', 'Last seen.'));

  await expect(openFrom(() => Promise.reject(refuse('sample_not_found')))).rejects.toMatchObject({
    code: 'sample_not_found',
  });
  expect(await listDrafts(database)).toEqual([]);
});

test('the server version takes precedence over the local copy, and old copies are deleted', async () => {
  for (let minute = 10; minute < 62; minute++) {
    await saveDraft(database, copyOf(`old ${minute}`, 'Once.', minute));
  }
  await saveDraft(database, { ...copyOf('mine', 'Ahead.', 0), isAhead: true });

  const { draft } = await openFrom(async () => wholeText('Newer.'));
  expect(draft.text).toBe('Newer.');
  const left = (await listDrafts(database)).map(({ home }) => home?.id);
  expect(left).toHaveLength(52); // including the one just opened
  expect(left).toContain('mine');
  expect(left).not.toContain('old 10');
});

test('without a request the last edited text opens as it is on the server, or from its local copy offline', async () => {
  await saveDraft(database, copyOf('a', 'Last seen.'));
  const newer = async () => wholeText('Newer.');
  const nothing = { ...request, sample: null };

  expect((await openFrom(offline, nothing)).draft).toMatchObject({ text: 'Last seen.' });
  const { draft } = await openFrom(newer, nothing);
  expect(draft).toMatchObject({ id: 'draft of a', text: 'Newer.', home: { id: 'a', revision: 4 } });
  expect((await openFrom(offline, nothing)).draft).toMatchObject({ text: 'Newer.' });
  const named = { ...nothing, draft: 'draft of a' };
  const again = await openFrom(newer, named);
  expect(again.draft).toMatchObject({ text: 'Newer.' });
});

test('local edits take precedence over the server version, and a deleted text is skipped', async () => {
  await saveDraft(database, copyOf('gone', 'Last seen.', 50));
  await saveDraft(database, { ...copyOf('a', 'Ahead.', 40), isAhead: true });
  await saveDraft(database, { ...copyOf('b', 'Long ago.', 10), home: null, isAhead: true });
  const gone = () => Promise.reject(refuse('sample_not_found'));

  const { draft } = await openFrom(gone, { ...request, sample: null });
  expect(draft).toMatchObject({ text: 'Ahead.' });
});

test('two tabs that open a saved text at once share one draft', async () => {
  const opened = await Promise.all([1, 2].map(() => openFrom(async () => wholeText('Once.'))));

  expect(new Set(opened.map(({ draft }) => draft.id)).size).toBe(1);
  expect(await listDrafts(database)).toHaveLength(1);
});

function openFrom(read: SampleStore['read'], openRequest = request) {
  const server = { read } as SampleStore; // only `read` is used

  return openText(openRequest, {
    database: async () => database,
    stores: { server, device: server },
    now: () => '2026-11-20T15:00:00.000Z',
    newId: () => crypto.randomUUID(),
    kind: 'fiction',
    pendingFlushes: { waitFor: async () => false },
  });
}

function wholeText(text: string): WholeText {
  return {
    ...{ id: 'a', title: '', kind: 'fiction', language: 'en', text, place: 'server' },
    ...{ revision: 4, versions: 2, words: 1, characters: text.length, findings: 0 },
    ...{ projectId: null, tags: [], deletedAt: null },
    ...{ createdAt: '2026-11-19T10:00:00.000Z', changedAt: '2026-11-20T12:00:00.000Z' },
  };
}

function copyOf(id: string, text: string, minute = 30): Draft {
  return {
    ...{ id: `draft of ${id}`, title: '', kind: 'fiction', language: 'en', words: 2, text },
    home: { place: 'server', id, revision: 3, versions: 1 },
    ...{ isAhead: false, pasted: 0, createdAt: '2026-11-19T10:00:00.000Z' },
    keptAt: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString(),
  };
}
