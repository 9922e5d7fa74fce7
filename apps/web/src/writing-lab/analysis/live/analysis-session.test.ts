import '@longhand/analysis/every-language';
import { ChangeSet, Text } from '@codemirror/state';
import {
  type AnalysisState,
  createAnalyzer,
  toAnalysis,
  type WorkerRequest,
  type WorkerResponse,
} from '@longhand/analysis';
import { expect, test } from 'vitest';
import {
  type AnalysisPort,
  type AnalysisUpdate,
  createAnalysisSession,
} from './analysis-session.ts';
import { serveAnalysis } from './serve-analysis.ts';

const start = 'The door was closed. She waited.\n\nIt was late.';

test('an edited text gets the same analysis as the same text opened fresh', async () => {
  const desk = setUp(start);
  await desk.answer();
  desk.edit({ from: 4, to: 8, insert: 'gate' });
  desk.edit({ from: 0, insert: 'Nobody came. ' });
  await desk.answerAll();

  expect(toAnalysis(desk.state())).toEqual(await fresh(desk.text()));
});

test('the duration covers the whole text including checker results, or only the last edit', async () => {
  const desk = setUp(start);
  await desk.answerAll();
  expect(desk.last()?.duration).toEqual({ of: 'text', milliseconds: 5 });
  desk.hearNews();
  await desk.answerAll();
  expect(desk.last()?.duration).toEqual({ of: 'text', milliseconds: 10 });

  desk.edit({ from: 0, insert: 'Then ' });
  await desk.answerAll();
  desk.hearNews();
  await desk.answerAll();
  expect(desk.last()?.duration).toEqual({ of: 'edit', milliseconds: 5 });
});

test('edits made during a request are sent as one', async () => {
  const desk = setUp(start);
  for (const letter of 'slowly') desk.edit({ from: 0, insert: letter });
  expect(desk.asked()).toBe(1);

  await desk.answerAll();
  expect(desk.asked()).toBe(2);
});

test('edits during continuous typing are sent as one when typing pauses, even if answers arrive meanwhile', async () => {
  let rest = () => {};
  const desk = setUp(start, (ask) => {
    rest = ask;

    return () => {};
  });
  desk.edit({ from: 0, insert: 'T' }, 'soon');
  desk.edit({ from: 1, insert: 'hen ' }, 'soon');
  await desk.answerAll();
  expect(desk.asked()).toBe(1);
  expect(desk.last()?.since?.mapPos(0, 1)).toBe(5);

  rest();
  await desk.answerAll();
  expect(desk.asked()).toBe(2);
  expect(toAnalysis(desk.state())).toEqual(await fresh(desk.text()));
});

test('an inserted text is sent at once, together with earlier typing', async () => {
  const desk = setUp(start, () => () => {});
  desk.edit({ from: 0, insert: 'Then ' }, 'soon');
  desk.edit({ from: 5, insert: 'again ' });
  await desk.answerAll();

  expect(desk.asked()).toBe(2);
  expect(toAnalysis(desk.state())).toEqual(await fresh(desk.text()));
});

test('an update includes the edits that it does not cover yet', async () => {
  const desk = setUp(start);
  desk.edit({ from: 0, insert: 'Then ' });
  await desk.answer();
  expect(desk.last()?.since?.mapPos(0, 1)).toBe(5);

  await desk.answer();
  expect(desk.last()?.since).toBeNull();
});

test('checker results are complete only for the current text', async () => {
  const desk = setUp(start);
  desk.hearComplete();
  expect(desk.completed()).toBe(0);
  await desk.answerAll();

  desk.edit({ from: 0, insert: 'Then ' });
  desk.hearComplete();
  expect(desk.completed()).toBe(0);

  await desk.answerAll();
  desk.hearComplete();
  expect(desk.completed()).toBe(1);
});

test('whenCurrent waits for pending edits', async () => {
  const desk = setUp(start, () => () => {}); // typing never pauses
  await desk.answer();
  const told: string[] = [];
  desk.whenCurrent(() => told.push('at once'));
  expect(told).toEqual(['at once']);

  desk.edit({ from: 0, insert: 'Then ' }, 'soon');
  desk.whenCurrent(() => told.push('behind the edit'));
  desk.edit({ from: 0, insert: 'And ' }, 'soon');
  await desk.answer();
  expect(told).toEqual(['at once']);

  await desk.answer();
  expect(told).toEqual(['at once', 'behind the edit']);
});

test('a new kind or language analyzes the same text again', async () => {
  const desk = setUp(start);
  await desk.answer();
  desk.session.configure({ language: 'de' });
  await desk.answerAll();

  expect(desk.state().language).toBe('de');
});

test('a worker that cannot continue reports the failure', async () => {
  const answer = serveAnalysis(createAnalyzer(), () => 0);
  const changes = [{ from: 5, to: 9, insert: 'beyond the text' }];

  expect(await answer({ kind: 'change', revision: 1, changes })).toMatchObject({ kind: 'failed' });
});

test('a text opened again after a failure is sent whole', async () => {
  const desk = setUp(start);
  await desk.answer();
  desk.session.open(Text.of(start.split('\n')), { language: 'en' });
  await desk.answerAll();

  expect(toAnalysis(desk.state())).toEqual(await fresh(start));
});

function setUp(text: string, whenDue?: (ask: () => void) => () => void) {
  let doc = Text.of(text.split('\n'));
  const asked: WorkerRequest[] = [];
  const answers: AnalysisUpdate[] = [];
  let clock = 0;
  const serve = serveAnalysis(createAnalyzer(), () => (clock += 5)); // every step takes 5 ms
  let listen: (message: WorkerResponse) => void = () => undefined;
  const port: AnalysisPort = {
    send: (message) => void asked.push(message),
    listen: (listener) => {
      listen = listener;
    },
  };
  let completed = 0;
  const listener = {
    analyzed: (analyzed: AnalysisUpdate) => void answers.push(analyzed),
    completed: () => void completed++,
    failed: (message: string) => {
      throw new Error(message);
    },
  };
  const session = createAnalysisSession(port, listener, whenDue);
  session.open(doc, { language: 'en' });
  let answered = 0;
  const answer = async () => {
    const next = asked[answered++];
    if (next) listen(await serve(next));
  };

  return {
    session,
    answer,
    async answerAll() {
      while (answered < asked.length) await answer();
    },
    edit(change: { from: number; to?: number; insert: string }, soon?: 'soon') {
      const changes = ChangeSet.of(change, doc.length);
      doc = changes.apply(doc);
      session.change(changes, soon);
    },
    hearComplete: () => listen({ kind: 'complete' }),
    completed: () => completed,
    whenCurrent: session.whenCurrent,
    hearNews: () => listen({ kind: 'news' }),
    text: () => doc.toString(),
    asked: () => asked.length,
    last: () => answers.at(-1),
    state: (): AnalysisState => {
      const last = answers.at(-1);
      if (!last) throw new Error('Nothing was answered.');

      return last.state;
    },
  };
}

async function fresh(text: string) {
  const desk = setUp(text);
  await desk.answerAll();

  return toAnalysis(desk.state());
}
