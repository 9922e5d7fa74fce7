import 'fake-indexeddb/auto';
import { WholeReader } from '@longhand/analysis/whole';
import { beforeEach, expect, test } from 'vitest';
import { type LabDatabase, openLabDatabase } from '../device/database.ts';
import { saveOwnEntries } from '../device/own-entries.ts';
import type { Pool } from '../reading/pool.ts';
import { readingOf } from '../reading/reading.ts';
import { deviceSamples } from '../samples/device-samples.ts';
import type { SampleStore } from '../samples/sample-store.ts';
import { createCorpus } from './corpus.ts';
import { atOnce } from './load-texts.ts';

let database: LabDatabase;
let at = 0;
let people = 0;

beforeEach(async () => {
  people += 1;
  database = await openLabDatabase(`corpus-${people}`);
});

test('own texts are read, the oldest first', async () => {
  const { corpus, device } = setUp();
  await add(device, 'one', 'First text here.');
  await add(device, 'two', 'A second text, a little longer.');
  await corpus.refresh();

  expect(corpus.state.get()).toMatchObject({ isReading: false, done: 2, failure: null });
  expect(corpus.state.get().texts.map(({ title, reading }) => [title, reading.words])).toEqual([
    ['one', 3],
    ['two', 6],
  ]);
});

test('a text is read again only when it has changed', async () => {
  const { corpus, device, read } = setUp();
  const saved = await add(device, 'one', 'First text here.');
  await add(device, 'two', 'Second.');
  await corpus.refresh();
  const { figures, ...rest } = given('one', 'Changed now, and longer.');
  await device.save(saved.id, { ...rest, figures, revision: saved.revision, version: true });
  await corpus.refresh();

  expect(read).toEqual(['First text here.', 'Second.', 'Changed now, and longer.']);
});

test('a word that a text may have has it read again, another does not', async () => {
  const { corpus, device, read } = setUp();
  await add(device, 'one', 'First text here.');
  await add(device, 'two', 'A second matter.');
  await corpus.refresh();
  await say('haar');
  await corpus.refresh();
  expect(read).toHaveLength(2);

  await say('texts');
  await corpus.refresh();
  expect(read.slice(2)).toEqual(['First text here.']);
  const later = setUp();
  await later.corpus.refresh();
  expect(later.read).toEqual([]);
});

test('what is said while texts are read counts when they are read', async () => {
  const { corpus, device, read } = setUp();
  await add(device, 'one', 'First text here.');
  const first = corpus.refresh();
  await expect.poll(() => read.length).toBe(1);
  await say('text');
  await Promise.all([corpus.refresh(), first]);

  expect(read).toEqual(['First text here.', 'First text here.']);
});

test('another page finds what was read', async () => {
  const first = setUp();
  await add(first.device, 'one', 'First text here.');
  await first.corpus.refresh();
  const second = setUp();
  await second.corpus.refresh();

  expect(second.corpus.state.get().texts[0]?.reading.words).toBe(3);
  expect(second.read).toEqual([]);
});

test('without an answer of the server the texts of this device are still there', async () => {
  const { corpus, device } = setUp({ isServerAway: true });
  await add(device, 'one', 'First text here.');
  await corpus.refresh();

  expect(corpus.state.get().texts).toHaveLength(1);
  expect(corpus.state.get().serverFailure).toBeInstanceOf(Error);
});

test('without any text and without the server the failure is told', async () => {
  const { corpus } = setUp({ isServerAway: true });
  await corpus.refresh();

  expect(corpus.state.get().failure).toBeInstanceOf(Error);
});

test('a server that wants pauses is asked again, and no text is missing', async () => {
  const { corpus, server } = setUp({ pausesWanted: 7 });
  await add(server, 'one', 'First text here.');
  await add(server, 'two', 'A second text.');
  await corpus.refresh();

  expect(corpus.state.get()).toMatchObject({ done: 2, serverFailure: null });
  expect(corpus.state.get().texts.map(({ title }) => title)).toEqual(['one', 'two']);
});

test('texts whose words the server does not give out are told of as missing', async () => {
  const { corpus, device, server } = setUp({ hasNoWords: true });
  await add(device, 'here', 'First text here.');
  for (const title of Array.from({ length: atOnce }, (_, index) => `there ${index}`)) {
    await add(server, title, 'A text on the server.');
  }
  await corpus.refresh();

  expect(corpus.state.get()).toMatchObject({ done: atOnce + 1, isReading: false });
  expect(corpus.state.get().serverFailure).toBeInstanceOf(Error);
});

/** The server's side is the store of the device again, under a person of its own, so that the same rules hold. */
function setUp({ isServerAway = false, pausesWanted = 0, hasNoWords = false } = {}) {
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, at++)).toISOString();
  const device = deviceSamples({ database: async () => database, now });
  const kept = deviceSamples({ database: () => openLabDatabase(`server-${people}`), now });
  let pauses = pausesWanted;
  const server: SampleStore = {
    ...kept,
    async list(query, window) {
      const list = await kept.list(query, window);

      return { ...list, items: list.items.map((text) => ({ ...text, place: 'server' })) };
    },
    async readSeveral(ids) {
      if (ids.length === 0) return [];
      if (hasNoWords) throw new Error('away');
      if (pauses-- > 0) throw Object.assign(new Error('busy'), { status: 429 });

      return (await kept.readSeveral(ids)).map((text) => ({ ...text, place: 'server' as const })); // the literal
    },
    ...(isServerAway && { list: () => Promise.reject(new Error('away')) }),
  };
  const read: string[] = [];
  const reader = new WholeReader();
  const pool: Pool = {
    size: 1,
    async read(text, { signal: _signal, isUrgent: _isUrgent, ...options } = {}) {
      read.push(text);

      return readingOf(await reader.read(text, options));
    },
  };
  const corpus = createCorpus({
    database: async () => database,
    stores: { device, server },
    pool: () => pool,
    pause: async () => undefined,
  });

  return { corpus, device, server, read };
}

function say(word: string) {
  const usual = { rule: '', replacements: [], note: '', isExact: false, held: null };
  const said = { ...usual, id: word, kind: 'dictionary', projectId: null, word } as const;

  return saveOwnEntries(database, [said], '2026-01-01T00:00:00.000Z');
}

function given(title: string, text: string) {
  const figures = { words: 1, characters: 1, findings: 0 };

  return { title, text, kind: 'fiction' as const, language: 'en' as const, figures };
}

function add(store: SampleStore, title: string, text: string) {
  return store.create({ id: crypto.randomUUID(), ...given(title, text) });
}
