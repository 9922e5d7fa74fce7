import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@longhand/contract/limits';
import type { TextLanguage } from '@longhand/contract/values';
import type { Api } from '../e2e/testkit/api.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { memoryEnvironment, memoryFlags } from '../scripts/server-memory.mjs';
import { openBenchServer } from './bench-server.ts';
import {
  dayBefore,
  grammarParagraphs,
  largestPicture,
  openTalkativeChecker,
  progressRows,
  texts,
} from './hostile-inputs.ts';
import { type BenchDatabase, onBothDatabases } from './on-both-databases.ts';
import { type Comparison, print, share } from './report.ts';

/**
 * Each endpoint that takes texts, lists or files with its worst input at its limit, beside a writer who saves eight words and opens the home
 * page: how long that writer waits, against how long with nobody else, and what memory the server takes.
 */
const quietMs = 5_000;
const pauseMs = 25;

/** The server has the memory that the documentation asks for. */
const machine = 512 * 1024 * 1024;
const memoryReport = join(import.meta.dirname, 'memory-report.ts');
const environment = {
  ...memoryEnvironment,
  NODE_OPTIONS: [...memoryFlags(machine), `--import=${memoryReport}`]
    .filter((flag) => flag !== '--liftoff-only') // it has that already
    .join(' '),
};

await onBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const checker = await openTalkativeChecker();
  const directory = mkdtempSync(join(tmpdir(), 'longhand-memory-'));
  const memoryFile = join(directory, 'figures');
  const { server, mailbox, remove } = await openBenchServer(database, {
    ...environment,
    LANGUAGETOOL_URL: checker.url,
    MEMORY_REPORT: memoryFile,
  });
  try {
    const heavy = (await signUp(server.origin, mailbox)).api;
    const usual = (await signUp(server.origin, mailbox)).api;
    const quiet = await whileOthers(usual, () => pause(quietMs));
    const works = worksOf(heavy, server.origin);
    const times: Comparison[] = [];
    const waits: Comparison[] = [];
    const memory = [`  with nobody else: ${memoryIn(memoryFile)}`];
    for (const [what, work] of Object.entries(works)) {
      const { taken, p99 } = await whileOthers(usual, work);
      const reference = { name: 'a save of eight words', value: quiet.p50 };
      times.push({ what, unit: 'ms', ours: taken, reference });
      const alone = { name: 'with nobody else', value: quiet.p99 };
      waits.push({ what, unit: 'ms', ours: p99, reference: alone });
      memory.push(`  ${what}: ${memoryIn(memoryFile)}`);
    }
    await pause(quietMs);
    memory.push(`  at rest again: ${memoryIn(memoryFile)}`);
    print(`How long it takes on ${database.name}`, times);
    print(
      `How long another writer waits meanwhile (99 of 100 requests) on ${database.name}`,
      waits,
    );
    console.log(`  the worst ratio: ${Math.max(...waits.map(ratioOf)).toFixed(1)}`);
    console.log(
      `\nMemory after each in MB (resident, heap, outside of the heap) on ${database.name}`,
    );
    for (const line of memory) console.log(line);
    console.log(`  at its most: ${peakMegabytes(server.pid())}`);
  } finally {
    await remove();
    checker.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function worksOf(api: Api, origin: string): Record<string, () => Promise<unknown>> {
  const saves = Object.entries(texts).map(([name, { text, language }]) => [
    `a text of ${name}`,
    () => save(api, text, language),
  ]);

  return {
    ...Object.fromEntries(saves),
    'four texts of many short lines at once': () =>
      Promise.all(
        Array.from({ length: 4 }, () => save(api, texts['many short lines']?.text ?? '', 'en')),
      ),
    'the jobs of them': () => pause(4 * quietMs),
    'a search of twelve beginnings': () => search(api, 'a b c d e f g h i j k l'),
    'a search of one sign in all texts': () => search(api, '"~"'),
    'all texts at once': async () => {
      const { items } = await api.writingLab.listSamples({ query: {} });
      await api.writingLab.readSamples({ body: { ids: items.map(({ id }) => id) } });
    },
    'a split at very many blank lines': () => split(api),
    'a thousand rows of progress': () => importRows(api, 0),
    'nine thousand more': async () => {
      for (let part = 1; part < 10; part += 1) await importRows(api, 400 * part);
    },
    'the reports of ten thousand entries at once': () =>
      Promise.all(reports().map((path) => request(api, origin + path))),
    'a grammar check of 15,000 remarks': () =>
      request(api, `${origin}/api/grammar/check`, {
        language: 'de',
        paragraphs: grammarParagraphs,
      }),
    'sixty sign-in codes at once': () =>
      Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          api.passwordless.requestLogin({ body: { email: `nobody${at}@example.org` } }),
        ),
      ),
    'the mails of them': () => pause(quietMs),
    'four hundred own words': () => addWords(api),
    'a picture of 16 million pixels': () =>
      api.account.changeAvatar({ body: { image: largestPicture() } }),
    'a copy of all data': () => api.account.askForData(),
    'its job': () => pause(4 * quietMs),
  };
}

async function split(api: Api) {
  const first = `One.${'\r\n'.repeat(3_000_000)}x`;
  const id = crypto.randomUUID();
  const described = { title: 'Blank', kind: 'fiction' as const, language: 'en' as const };
  await api.writingLab.createSample({ body: { id, ...described, text: `${first}\n\nTwo.` } });
  const parts = [{ id: crypto.randomUUID(), title: 'Two', from: first.length }];
  await api.writingLab.splitSample({ params: { id }, body: { revision: 1, parts } });
}

async function importRows(api: Api, daysAgo: number) {
  const params = { id: crypto.randomUUID() };
  await api.imports.beginImport({ params, body: { origin: 'table', name: 'log.csv' } });
  await api.imports.addRows({ params, body: { rows: progressRows(daysAgo) } });
}

/** What the screens of reports read, and their files. */
function reports(): string[] {
  const days = `/api/goals/days?from=${dayBefore(4_000)}&to=${dayBefore(0)}`;

  return [
    days,
    ...['analytics', 'momentum', 'export/csv', 'export/json'].map((name) => `/api/goals/${name}`),
  ];
}

/** A request that no client of the bench has. */
async function request(api: Api, url: string, body?: object): Promise<void> {
  const cookies = api.cookies().map(({ name, value }) => `${name}=${value}`);
  const token = api.cookies().find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await fetch(url, {
    headers: {
      ...{ cookie: cookies.join('; '), origin: new URL(url).origin, 'x-xsrf-token': token },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

async function addWords(api: Api) {
  const words = Array.from({ length: limits.ownWordsAtOnce }, (_, at) => ({
    ...{ id: crypto.randomUUID(), kind: 'dictionary' as const, projectId: null, rule: '' },
    ...{ word: `word${at}`, replacements: [], note: '', isExact: false },
  }));
  await api.ownWords.put({ body: { words } });
}

async function save(api: Api, text: string, language: TextLanguage) {
  const described = { title: 'One more', kind: 'fiction' as const, language, text };
  await api.writingLab.createSample({ body: { id: crypto.randomUUID(), ...described } });
}

function search(api: Api, words: string) {
  return api.writingLab.listSamples({ query: { search: words } });
}

/** Works beside the requests of another writer. */
async function whileOthers(api: Api, work: () => Promise<unknown>) {
  const waited: number[] = [];
  const id = crypto.randomUUID();
  const described = { title: 'Note', kind: 'fiction' as const, language: 'en' as const };
  const text = 'Eight words of the tide and the harbor.';
  let { revision } = await api.writingLab.createSample({ body: { id, ...described, text } });
  let isOver = false;
  const requests = (async () => {
    while (!isOver) {
      const body = { ...described, text: `${text} ${revision}`, revision };
      const timed = async (ask: () => Promise<unknown>) => {
        const start = performance.now();
        await ask();
        waited.push(performance.now() - start);
      };
      await timed(async () => {
        ({ revision } = await api.writingLab.saveSample({ params: { id }, body }));
      });
      await timed(() => api.home.read());
      await pause(pauseMs);
    }
  })();
  const start = performance.now();
  await work();
  const taken = performance.now() - start;
  isOver = true;
  await requests;
  await api.writingLab.removeSample({ params: { id } });

  return { taken, p50: share(waited, 0.5), p99: share(waited, 0.99) };
}

function ratioOf({ ours, reference }: Comparison): number {
  return ours / reference.value;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What the server last said of its memory. */
function memoryIn(file: string): string {
  return readFileSync(file, 'utf8');
}

/** As Linux counts it. */
function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');

  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
