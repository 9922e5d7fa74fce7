import 'fake-indexeddb/auto';
import { refuse } from '@longhand/contract/errors';
import { beforeEach, expect, test } from 'vitest';
import { NoAnswer } from '../../platform/failures.ts';
import { type Draft, type LabDatabase, openLabDatabase } from '../device/database.ts';
import { keepDraft, listDrafts } from '../device/drafts.ts';
import type { SampleStore, WholeText } from '../samples/sample-store.ts';
import { openText, type Wanted } from './opening.ts';

let database: LabDatabase;

beforeEach(async () => {
  database = await openLabDatabase(`opener-${crypto.randomUUID()}`);
});

const wanted: Wanted = { sample: 'a', draft: null, isNew: false };
const away = () => Promise.reject(new NoAnswer('network'));

test('a saved text that was opened here opens without the server, as it was last seen', async () => {
  await keepDraft(database, copyOf('a', 'Last seen.'));

  const { draft } = await open(away);
  expect(draft).toMatchObject({ text: 'Last seen.', isAhead: false, home: { revision: 3 } });
  await expect(open(away, { ...wanted, sample: 'b' })).rejects.toBeInstanceOf(NoAnswer);
});

test('a text that the server says is gone does not open from its copy', async () => {
  await keepDraft(database, copyOf('a', 'Last seen.'));

  await expect(open(() => Promise.reject(refuse('sample_not_found')))).rejects.toMatchObject({
    code: 'sample_not_found',
  });
  expect(await listDrafts(database)).toEqual([]);
});

test('what the server has comes before the copy, and old copies make room', async () => {
  for (let minute = 10; minute < 62; minute++) {
    await keepDraft(database, copyOf(`old ${minute}`, 'Once.', minute));
  }
  await keepDraft(database, { ...copyOf('mine', 'Ahead.', 0), isAhead: true });

  const { draft } = await open(async () => wholeText('Newer.'));
  expect(draft.text).toBe('Newer.');
  const left = (await listDrafts(database)).map(({ home }) => home?.id);
  expect(left).toHaveLength(52); // with the one that was opened
  expect(left).toContain('mine');
  expect(left).not.toContain('old 10');
});

test('without a name the text worked on last opens as the server has it now, and as it was seen without one', async () => {
  await keepDraft(database, copyOf('a', 'Last seen.'));
  const newer = async () => wholeText('Newer.');
  const nothing = { ...wanted, sample: null };

  expect((await open(away, nothing)).draft).toMatchObject({ text: 'Last seen.' });
  const { draft } = await open(newer, nothing);
  expect(draft).toMatchObject({ id: 'draft of a', text: 'Newer.', home: { id: 'a', revision: 4 } });
  expect((await open(away, nothing)).draft).toMatchObject({ text: 'Newer.' });
  const named = { ...nothing, draft: 'draft of a' };
  const again = await open(newer, named);
  expect(again.draft).toMatchObject({ text: 'Newer.' });
});

test('words of this device come before what the server has, and a text that is gone is passed over', async () => {
  await keepDraft(database, copyOf('gone', 'Last seen.', 50));
  await keepDraft(database, { ...copyOf('a', 'Ahead.', 40), isAhead: true });
  await keepDraft(database, { ...copyOf('b', 'Long ago.', 10), home: null, isAhead: true });
  const gone = () => Promise.reject(refuse('sample_not_found'));

  const { draft } = await open(gone, { ...wanted, sample: null });
  expect(draft).toMatchObject({ text: 'Ahead.' });
});

test('two tabs that open a saved text at once have one draft', async () => {
  const opened = await Promise.all([1, 2].map(() => open(async () => wholeText('Once.'))));

  expect(new Set(opened.map(({ draft }) => draft.id)).size).toBe(1);
  expect(await listDrafts(database)).toHaveLength(1);
});

function open(read: SampleStore['read'], asked = wanted) {
  const server = { read } as SampleStore; // the one thing that is asked of it

  return openText(asked, {
    database: async () => database,
    stores: { server, device: server },
    now: () => '2026-11-20T15:00:00.000Z',
    newId: () => crypto.randomUUID(),
    kind: 'fiction',
    departures: { end: async () => false },
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
