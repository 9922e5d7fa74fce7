import '@longhand/analysis/every-language';
import { ChangeSet, Text } from '@codemirror/state';
import {
  type AnalysisState,
  createAnalyzer,
  type FromWorker,
  type ToWorker,
  toAnalysis,
} from '@longhand/analysis';
import { expect, test } from 'vitest';
import { type Analyzed, analysisSession, type Port } from './analysis-session.ts';
import { serveAnalysis } from './serve-analysis.ts';

const start = 'The door was closed. She waited.\n\nIt was late.';

test('a text that is opened and edited is analyzed as if it had been opened so', async () => {
  const desk = setUp(start);
  await desk.answer();
  desk.edit({ from: 4, to: 8, insert: 'gate' });
  desk.edit({ from: 0, insert: 'Nobody came. ' });
  await desk.answerAll();

  expect(toAnalysis(desk.state())).toEqual(await fresh(desk.text()));
});

test('the time told is of the whole text with the news of it, or of the last edit', async () => {
  const desk = setUp(start);
  await desk.answerAll();
  expect(desk.last()?.took).toEqual({ of: 'text', milliseconds: 5 });
  desk.hearNews();
  await desk.answerAll();
  expect(desk.last()?.took).toEqual({ of: 'text', milliseconds: 10 });

  desk.edit({ from: 0, insert: 'Then ' });
  await desk.answerAll();
  desk.hearNews();
  await desk.answerAll();
  expect(desk.last()?.took).toEqual({ of: 'edit', milliseconds: 5 });
});

test('edits made while an answer is under way go out as one', async () => {
  const desk = setUp(start);
  for (const letter of 'slowly') desk.edit({ from: 0, insert: letter });
  expect(desk.asked()).toBe(1);

  await desk.answerAll();
  expect(desk.asked()).toBe(2);
});

test('edits of a hand that does not rest go out as one when it does, whatever is answered meanwhile', async () => {
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

test('what is put in goes out at once, with what was typed before it', async () => {
  const desk = setUp(start, () => () => {});
  desk.edit({ from: 0, insert: 'Then ' }, 'soon');
  desk.edit({ from: 5, insert: 'again ' });
  await desk.answerAll();

  expect(desk.asked()).toBe(2);
  expect(toAnalysis(desk.state())).toEqual(await fresh(desk.text()));
});

test('an answer says which edits it does not know of', async () => {
  const desk = setUp(start);
  desk.edit({ from: 0, insert: 'Then ' });
  await desk.answer();
  expect(desk.last()?.since?.mapPos(0, 1)).toBe(5);

  await desk.answer();
  expect(desk.last()?.since).toBeNull();
});

test('what the checkers say is complete only of the text as it stands', async () => {
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

test('what needs the text as it stands waits for the edits that wait', async () => {
  const desk = setUp(start, () => () => {}); // the hand never rests
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

test('another kind or language asks for the same text again', async () => {
  const desk = setUp(start);
  await desk.answer();
  desk.session.configure({ language: 'de' });
  await desk.answerAll();

  expect(desk.state().language).toBe('de');
});

test('a worker that can not go on says so', async () => {
  const answer = serveAnalysis(createAnalyzer(), () => 0);
  const changes = [{ from: 5, to: 9, insert: 'beyond the text' }];

  expect(await answer({ kind: 'change', revision: 1, changes })).toMatchObject({ kind: 'failed' });
});

test('a text opened again, after a failure, is sent whole', async () => {
  const desk = setUp(start);
  await desk.answer();
  desk.session.open(Text.of(start.split('\n')), { language: 'en' });
  await desk.answerAll();

  expect(toAnalysis(desk.state())).toEqual(await fresh(start));
});

function setUp(text: string, whenDue?: (ask: () => void) => () => void) {
  let doc = Text.of(text.split('\n'));
  const asked: ToWorker[] = [];
  const answers: Analyzed[] = [];
  let clock = 0;
  const serve = serveAnalysis(createAnalyzer(), () => (clock += 5)); // every step takes five milliseconds
  let listen: (message: FromWorker) => void = () => undefined;
  const port: Port = {
    send: (message) => void asked.push(message),
    listen: (listener) => {
      listen = listener;
    },
  };
  let completed = 0;
  const listener = {
    analyzed: (analyzed: Analyzed) => void answers.push(analyzed),
    completed: () => void completed++,
    failed: (message: string) => {
      throw new Error(message);
    },
  };
  const session = analysisSession(port, listener, whenDue);
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
