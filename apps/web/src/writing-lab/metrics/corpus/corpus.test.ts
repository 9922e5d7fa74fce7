import 'fake-indexeddb/auto';
import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { beforeEach, expect, test } from 'vitest';
import { toTextAnalysis } from '../../analysis/texts/text-analysis.ts';
import type { AnalysisPool } from '../../analysis/texts/worker-pool.ts';
import { type LabDatabase, openLabDatabase } from '../../storage/device/database.ts';
import { saveOwnEntries } from '../../storage/device/own-entries.ts';
import { createDeviceStore } from '../../storage/samples/device-samples.ts';
import type { SampleStore } from '../../storage/samples/sample-store.ts';
import { createCorpus } from './corpus.ts';
import { textsPerRequest } from './load-texts.ts';

let database: LabDatabase;
let at = 0;
let people = 0;

beforeEach(async () => {
  people += 1;
  database = await openLabDatabase(`corpus-${people}`);
});

test('saved texts are analyzed, oldest first', async () => {
  const { corpus, device } = setUp();
  await createSample(device, 'one', 'First text here.');
  await createSample(device, 'two', 'A second text, a little longer.');
  await corpus.refresh();

  expect(corpus.state.get()).toMatchObject({ isAnalyzing: false, done: 2, failure: null });
  expect(corpus.state.get().texts.map(({ title, reading }) => [title, reading.words])).toEqual([
    ['one', 3],
    ['two', 6],
  ]);
});

test('a text is analyzed again only when it has changed', async () => {
  const { corpus, device, read } = setUp();
  const saved = await createSample(device, 'one', 'First text here.');
  await createSample(device, 'two', 'Second.');
  await corpus.refresh();
  const { figures, ...rest } = sampleOf('one', 'Changed now, and longer.');
  await device.save(saved.id, { ...rest, figures, revision: saved.revision, version: true });
  await corpus.refresh();

  expect(read).toEqual(['First text here.', 'Second.', 'Changed now, and longer.']);
});

test('a new own word that occurs in a text has it analyzed again, another does not', async () => {
  const { corpus, device, read } = setUp();
  await createSample(device, 'one', 'First text here.');
  await createSample(device, 'two', 'A second matter.');
  await corpus.refresh();
  await addOwnWord('haar');
  await corpus.refresh();
  expect(read).toHaveLength(2);

  await addOwnWord('texts');
  await corpus.refresh();
  expect(read.slice(2)).toEqual(['First text here.']);
  const later = setUp();
  await later.corpus.refresh();
  expect(later.read).toEqual([]);
});

test('own words added during an analysis are included', async () => {
  const { corpus, device, read } = setUp();
  await createSample(device, 'one', 'First text here.');
  const first = corpus.refresh();
  await expect.poll(() => read.length).toBe(1);
  await addOwnWord('text');
  await Promise.all([corpus.refresh(), first]);

  expect(read).toEqual(['First text here.', 'First text here.']);
});

test('another page finds the stored results', async () => {
  const first = setUp();
  await createSample(first.device, 'one', 'First text here.');
  await first.corpus.refresh();
  const second = setUp();
  await second.corpus.refresh();

  expect(second.corpus.state.get().texts[0]?.reading.words).toBe(3);
  expect(second.read).toEqual([]);
});

test('texts on this device are available when the server is not', async () => {
  const { corpus, device } = setUp({ isServerAway: true });
  await createSample(device, 'one', 'First text here.');
  await corpus.refresh();

  expect(corpus.state.get().texts).toHaveLength(1);
  expect(corpus.state.get().serverFailure).toBeInstanceOf(Error);
});

test('with no texts and no server, the failure is reported', async () => {
  const { corpus } = setUp({ isServerAway: true });
  await corpus.refresh();

  expect(corpus.state.get().failure).toBeInstanceOf(Error);
});

test('a rate-limited server is asked again, and no text is missing', async () => {
  const { corpus, server } = setUp({ pausesWanted: 7 });
  await createSample(server, 'one', 'First text here.');
  await createSample(server, 'two', 'A second text.');
  await corpus.refresh();

  expect(corpus.state.get()).toMatchObject({ done: 2, serverFailure: null });
  expect(corpus.state.get().texts.map(({ title }) => title)).toEqual(['one', 'two']);
});

test('texts that the server does not return are reported as missing', async () => {
  const { corpus, device, server } = setUp({ hasNoWords: true });
  await createSample(device, 'here', 'First text here.');
  for (const title of Array.from({ length: textsPerRequest }, (_, index) => `there ${index}`)) {
    await createSample(server, title, 'A text on the server.');
  }
  await corpus.refresh();

  expect(corpus.state.get()).toMatchObject({ done: textsPerRequest + 1, isAnalyzing: false });
  expect(corpus.state.get().serverFailure).toBeInstanceOf(Error);
});

/** The server is a second device store under another user, so that the same rules apply. */
function setUp({ isServerAway = false, pausesWanted = 0, hasNoWords = false } = {}) {
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, at++)).toISOString();
  const device = createDeviceStore({ database: async () => database, now });
  const kept = createDeviceStore({ database: () => openLabDatabase(`server-${people}`), now });
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

      return (await kept.readSeveral(ids)).map((text) => ({ ...text, place: 'server' as const })); // keeps the literal type
    },
    ...(isServerAway && { list: () => Promise.reject(new Error('away')) }),
  };
  const read: string[] = [];
  const reader = new ProfileAnalyzer();
  const pool: AnalysisPool = {
    size: 1,
    async analyze(text, { signal: _signal, isUrgent: _isUrgent, ...options } = {}) {
      read.push(text);

      return toTextAnalysis(await reader.analyze(text, options));
    },
  };
  const corpus = createCorpus({
    database: async () => database,
    stores: { device, server },
    pool: () => pool,
    waitBeforeRetry: async () => undefined,
  });

  return { corpus, device, server, read };
}

function addOwnWord(word: string) {
  const usual = { rule: '', replacements: [], note: '', isExact: false, held: null };
  const said = { ...usual, id: word, kind: 'dictionary', projectId: null, word } as const;

  return saveOwnEntries(database, [said], '2026-01-01T00:00:00.000Z');
}

function sampleOf(title: string, text: string) {
  const figures = { words: 1, characters: 1, findings: 0 };

  return { title, text, kind: 'fiction' as const, language: 'en' as const, figures };
}

function createSample(store: SampleStore, title: string, text: string) {
  return store.create({ id: crypto.randomUUID(), ...sampleOf(title, text) });
}
