import '@longhand/analysis/every-language';
import { randomUUID } from 'node:crypto';
import { analyze } from '@longhand/analysis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { minute } from '../platform/clock.ts';
import { member } from '../testkit/member.ts';
import { useServer } from '../testkit/server.ts';
import { createFigures, figures as thread } from './figures.ts';

const server = useServer();

const english = { language: 'en', kind: 'fiction' } as const;
const paragraph =
  'The door was closed by the wind. She waited there, quite alone, and then she left. ';

const counted = (text: string, sampleId: string = randomUUID()) => ({
  ...{ sampleId, text, ...english },
  known: [],
});

test('the figures are those of the engine that runs in the browser', async () => {
  const { counts, findings } = analyze(paragraph.repeat(20), english);

  expect((await thread.analyze(counted(paragraph.repeat(20)))).figures).toEqual({
    words: counts.words,
    characters: counts.characters,
    findings: findings.length,
  });
});

test('a text that is saved again and again has the figures of a text that is new', async () => {
  const sampleId = randomUUID();
  let text = `${paragraph}\n\n`.repeat(10);

  for (const edit of [100, 350, 0, 700]) {
    text = `${text.slice(0, edit)} It was quietly taken. ${text.slice(edit + 20)}`;
    const { counts, findings } = analyze(text, english);

    expect((await thread.analyze(counted(text, sampleId))).figures).toEqual({
      words: counts.words,
      characters: counts.characters,
      findings: findings.length,
    });
  }
});

test('each of many texts gets its own figures', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => 'word '.repeat(index));
  const figures = await Promise.all(texts.map((text) => thread.analyze(counted(text))));

  expect(figures.map((counts) => counts.figures.words)).toEqual(texts.map((_, index) => index));
});

test('the thread ends when nothing was asked of it for a while, and another begins with the next text', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = `import { parentPort as port, threadId } from 'node:worker_threads';
    port.on('message', ({ id }) => port.postMessage({ id, result: threadId }));`;
  const { count } = createFigures({
    thread: new URL(`data:text/javascript,${encodeURIComponent(answer)}`),
    waitingMax: 100,
  });
  const asked = () => count({ text: 'Tide.', language: 'en' });
  const first = await asked();
  vi.advanceTimersByTime(2 * minute);
  expect(await asked()).toBe(first);
  vi.advanceTimersByTime(2 * minute);
  expect(await asked()).toBe(first);

  vi.advanceTimersByTime(3 * minute);
  expect(await asked()).not.toBe(first);
});

test('nobody waits while a novel is counted', async () => {
  const { writingLab, goals } = await member(server);
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
])('a short text does not wait until a long one is counted: %s', async (_, text) => {
  const answered: string[] = [];
  const note = (name: string) => () => void answered.push(name);

  await Promise.all([
    thread.count({ text, language: 'en' }).then(note('long')),
    thread.analyze(counted(paragraph)).then(note('short')),
  ]);

  expect(answered).toEqual(['short', 'long']);
});

const worker = new URL('./figures-worker.ts', import.meta.url);

test('more than may wait is refused as busy, and taken again once there is room', async () => {
  const figures = createFigures({ thread: worker, waitingMax: 8 });
  const waiting = figures.analyze(counted('far larger than what may wait'));

  expect(() => figures.analyze(counted('x'))).toThrow(expect.objectContaining({ code: 'busy' }));
  expect((await waiting).figures.words).toBe(6);
  expect((await figures.analyze(counted('x'))).figures.words).toBe(1);
});

test('whoever waits for a thread that ends is told, and the next text starts another', async () => {
  const ends = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ text }) => { if (text === 'end') throw new Error('Ended'); });`;
  const figures = createFigures({
    thread: new URL(`data:text/javascript,${encodeURIComponent(ends)}`),
    waitingMax: 100,
  });

  for (const _ of ['once', 'again']) {
    const answers = await Promise.allSettled([
      figures.analyze(counted('a')),
      figures.analyze(counted('end')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
});
