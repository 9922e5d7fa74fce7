import '@longhand/analysis/every-language';
import { randomUUID } from 'node:crypto';
import { analyze } from '@longhand/analysis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { minute } from '../platform/clock.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { createTextWorkerClient, textWorker as thread } from './text-worker-client.ts';

const server = useServer();

const english = { language: 'en', kind: 'fiction' } as const;
const paragraph =
  'The door was closed by the wind. She waited there, quite alone, and then she left. ';

const analysisTask = (text: string, sampleId: string = randomUUID()) => ({
  ...{ sampleId, text, ...english },
  known: [],
});

test('the counts equal those of the engine in the browser', async () => {
  const { counts, findings } = analyze(paragraph.repeat(20), english);

  expect((await thread.analyze(analysisTask(paragraph.repeat(20)))).figures).toEqual({
    words: counts.words,
    characters: counts.characters,
    findings: findings.length,
  });
});

test('a text saved repeatedly has the same counts as a new text', async () => {
  const sampleId = randomUUID();
  let text = `${paragraph}\n\n`.repeat(10);

  for (const edit of [100, 350, 0, 700]) {
    text = `${text.slice(0, edit)} It was quietly taken. ${text.slice(edit + 20)}`;
    const { counts, findings } = analyze(text, english);

    expect((await thread.analyze(analysisTask(text, sampleId))).figures).toEqual({
      words: counts.words,
      characters: counts.characters,
      findings: findings.length,
    });
  }
});

test('concurrent texts each get their own counts', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => 'word '.repeat(index));
  const figures = await Promise.all(texts.map((text) => thread.analyze(analysisTask(text))));

  expect(figures.map((counts) => counts.figures.words)).toEqual(texts.map((_, index) => index));
});

test('the idle thread ends, and the next text starts a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = `import { parentPort as port, threadId } from 'node:worker_threads';
    port.on('message', ({ id }) => port.postMessage({ id, result: threadId }));`;
  const { count } = createTextWorkerClient({
    workerUrl: new URL(`data:text/javascript,${encodeURIComponent(answer)}`),
    maxQueuedUnits: 100,
  });
  const requestCount = () => count({ text: 'Tide.', language: 'en' });
  const first = await requestCount();
  vi.advanceTimersByTime(2 * minute);
  expect(await requestCount()).toBe(first);
  vi.advanceTimersByTime(2 * minute);
  expect(await requestCount()).toBe(first);

  vi.advanceTimersByTime(3 * minute);
  expect(await requestCount()).not.toBe(first);
});

test('other requests are answered while a novel is counted', async () => {
  const { writingLab, goals } = await newUserClients(server);
  const answered: string[] = [];
  const body = { id: randomUUID(), title: '', ...english, text: paragraph.repeat(40_000) };

  const saved = writingLab.createSample({ body }).then(({ words }) => {
    answered.push('novel');

    return words;
  });
  await goals.list({ query: {} });
  answered.push('goals');

  expect(await saved).toBeGreaterThan(100_000);
  expect(answered).toEqual(['goals', 'novel']);
});

test.each([
  ['prose', paragraph.repeat(90_000)],
  ['one word', 'a'.repeat(7_500_000)],
])('a short text does not wait for a long one: %s', async (_, text) => {
  const answered: string[] = [];
  const note = (name: string) => () => void answered.push(name);

  await Promise.all([
    thread.count({ text, language: 'en' }).then(note('long')),
    thread.analyze(analysisTask(paragraph)).then(note('short')),
  ]);

  expect(answered).toEqual(['short', 'long']);
});

const worker = new URL('./text-worker.ts', import.meta.url);

test('a full queue rejects as busy, and accepts again once there is room', async () => {
  const figures = createTextWorkerClient({ workerUrl: worker, maxQueuedUnits: 8 });
  const waiting = figures.analyze(analysisTask('far larger than what may wait'));

  expect(() => figures.analyze(analysisTask('x'))).toThrow(
    expect.objectContaining({ code: 'busy' }),
  );
  expect((await waiting).figures.words).toBe(6);
  expect((await figures.analyze(analysisTask('x'))).figures.words).toBe(1);
});

test('pending calls of a crashed thread are rejected, and the next text starts a new one', async () => {
  const ends = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ text }) => { if (text === 'end') throw new Error('Ended'); });`;
  const figures = createTextWorkerClient({
    workerUrl: new URL(`data:text/javascript,${encodeURIComponent(ends)}`),
    maxQueuedUnits: 100,
  });

  for (const _ of ['once', 'again']) {
    const answers = await Promise.allSettled([
      figures.analyze(analysisTask('a')),
      figures.analyze(analysisTask('end')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
});
