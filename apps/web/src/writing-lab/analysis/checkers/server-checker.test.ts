import type { GrammarDiagnostic, LanguageCode } from '@longhand/analysis';
import { expect, test } from 'vitest';
import type { CheckerState, ServerCheckRequest, ServerCheckResult } from './checker-messages.ts';
import { createServerChecker } from './server-checker.ts';

const remark: GrammarDiagnostic = {
  rule: 'language-tool',
  from: 0,
  to: 2,
  detail: 'D',
  suggestions: [],
};

test('sends no request while turned off', () => {
  const { reading, asked, planned } = setUpText('Un.');

  reading.notifyChanged();
  reading.notifyApplied();

  expect(planned()).toBeNull();
  expect(asked).toEqual([]);
});

test('a text is checked in parts, each after the remarks of the previous one are applied', async () => {
  const { reading, asked, due, read } = setUpText('a'.repeat(9_000), 'b'.repeat(9_000), 'c');
  reading.setEnabled(true);

  await due();
  expect(asked.map(({ paragraphs }) => paragraphs.join('')[0])).toEqual(['a']);
  reading.notifyApplied();
  await due();
  reading.notifyApplied();
  await due();

  expect(asked.map(({ paragraphs }) => paragraphs.map((one) => one[0]))).toEqual([
    ['a'],
    ['b', 'c'],
  ]);
  expect(read.size).toBe(3);
});

test('while the user types it waits and then checks the current text', async () => {
  const { reading, asked, due, planned, text } = setUpText('Un.');
  reading.setEnabled(true);
  await due();
  reading.notifyApplied();
  await due();

  text.splice(0, 1, 'Un cha');
  reading.notifyChanged();
  text.splice(0, 1, 'Un chat.');
  reading.notifyChanged();
  expect(planned()).toBeGreaterThan(1_000);
  await due();

  expect(asked.map(({ paragraphs }) => paragraphs)).toEqual([['Un.'], ['Un chat.']]);
});

test('a failure is reported and retried with growing delays; typing does not shorten them', async () => {
  const { reading, asked, due, planned, states, answers } = setUpText('Un.');
  answers.push({ is: 'failed' }, { is: 'offline' }, { is: 'failed' }, { is: 'failed' });
  reading.setEnabled(true);
  await due();
  const waits = [planned()];
  reading.notifyChanged();
  expect(planned()).toBe(waits[0]);

  for (let time = 0; time < 3; time++) {
    await due();
    waits.push(planned());
  }
  await due();

  expect(waits).toEqual([15_000, 60_000, 300_000, 300_000]);
  expect(asked).toHaveLength(5);
  expect(states).toEqual(['loading', 'failed', 'offline', 'failed', 'failed', 'ready']);
});

test('a request that is too large is halved, and a paragraph refused alone counts as checked', async () => {
  const { reading, asked, due, read, answers } = setUpText('aaaa', 'bbbb', 'cccc', 'dddd');
  answers.push({ is: 'refused' }, { is: 'refused' }, { is: 'refused' });
  reading.setEnabled(true);
  for (let time = 0; time < 3; time++) await due();
  expect(asked.map(({ paragraphs }) => paragraphs.length)).toEqual([4, 2, 1]);
  expect([...read]).toEqual([['aaaa', []]]);

  reading.notifyApplied();
  await due();
  expect(asked.at(-1)?.paragraphs).toEqual(['bbbb']);
});

test('an unsupported language is requested only once', async () => {
  const { reading, asked, due, states, answers } = setUpText('Un.');
  answers.push({ is: 'absent' });
  reading.setEnabled(true);
  await due();

  reading.notifyChanged();
  await due();

  expect(asked).toHaveLength(1);
  expect(states.at(-1)).toBe('absent');
});

test('a result that arrives after switching off is ignored, and nothing more is requested', async () => {
  const { reading, due, planned, read, hold } = setUpText('Un.');
  const answer = hold();
  reading.setEnabled(true);
  const asking = due();

  reading.setEnabled(false);
  answer({ is: 'read', remarks: [[remark]] });
  await asking;

  expect(read.size).toBe(0);
  expect(planned()).toBeNull();
});

test('the page can report that the user disabled the server check', async () => {
  const { reading, due, planned, states, answers } = setUpText('Un.');
  answers.push({ is: 'off' });
  reading.setEnabled(true);

  await due();

  expect(states).toEqual(['loading', 'idle']);
  expect(planned()).toBeNull();
});

test('it is pending until the text is checked and the remarks are applied; a retry does not count', async () => {
  const { reading, due, settled } = setUpText('Un.');
  expect(reading.isPending()).toBe(false);
  reading.setEnabled(true);
  expect(reading.isPending()).toBe(true);
  await due();
  expect(reading.isPending()).toBe(true);
  reading.notifyApplied();
  expect(settled()).toBe(0);
  await due();
  expect([settled(), reading.isPending()]).toEqual([1, false]);

  const failing = setUpText('Deux.');
  failing.answers.push({ is: 'failed' });
  failing.reading.setEnabled(true);
  await failing.due();
  expect([failing.settled(), failing.reading.isPending()]).toEqual([1, false]);
});

/**
 * A French text, a server that returns one remark per paragraph unless `answers` holds another result, and a clock that the test advances.
 */
function setUpText(...paragraphs: string[]) {
  const text = paragraphs;
  const read = new Map<string, readonly GrammarDiagnostic[]>();
  const asked: ServerCheckRequest[] = [];
  const answers: ServerCheckResult[] = [];
  const states: CheckerState[] = [];
  const language: LanguageCode = 'fr';
  let settled = 0;
  let timer: { milliseconds: number; act: () => void } | null = null;
  let held: Promise<ServerCheckResult> | null = null;

  const reading = createServerChecker({
    nextUnchecked(most) {
      let room = most;
      const found: string[] = [];
      for (const one of text.filter((paragraph) => !read.has(paragraph))) {
        room -= one.length;
        if (room < 0 && found.length > 0) break;
        found.push(one);
      }

      return { language, paragraphs: found };
    },
    async request(question) {
      asked.push(question);
      const remarks = question.paragraphs.map(() => [remark]);

      return (await held) ?? answers.shift() ?? { is: 'read', remarks };
    },
    onResults({ paragraphs: told = [] }) {
      for (const one of told) read.set(one.paragraph, one.diagnostics);
    },
    onStatus: (state) => void states.push(state),
    onIdle: () => void settled++,
    schedule(milliseconds, act) {
      const mine = { milliseconds, act };
      timer = mine;

      return () => {
        if (timer === mine) timer = null;
      };
    },
  });

  return {
    reading,
    text,
    read,
    asked,
    answers,
    states,
    settled: () => settled,
    planned: () => timer?.milliseconds ?? null,
    /** Runs the scheduled action and waits for its effects. */
    async due() {
      const now = timer;
      timer = null;
      now?.act();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    /** Delays the next answer until the returned function is called. */
    hold() {
      let give: (answer: ServerCheckResult) => void = () => {};
      held = new Promise((resolve) => {
        give = resolve;
      });

      return (answer: ServerCheckResult) => give(answer);
    },
  };
}
