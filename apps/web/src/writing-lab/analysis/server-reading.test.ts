import type { LanguageCode, Remark } from '@longhand/analysis';
import { expect, test } from 'vitest';
import type { CheckerState, ServerAnswer, ServerQuestion } from './checkers.ts';
import { serverReading } from './server-reading.ts';

const remark: Remark = { rule: 'language-tool', from: 0, to: 2, detail: 'D', suggestions: [] };

test('off, nothing is asked, whatever happens to the text', () => {
  const { reading, asked, planned } = textOf('Un.');

  reading.changed();
  reading.taken();

  expect(planned()).toBeNull();
  expect(asked).toEqual([]);
});

test('a text is read a part at a time, each after the one before is known to it', async () => {
  const { reading, asked, due, read } = textOf('a'.repeat(9_000), 'b'.repeat(9_000), 'c');
  reading.set(true);

  await due();
  expect(asked.map(({ paragraphs }) => paragraphs.join('')[0])).toEqual(['a']);
  reading.taken();
  await due();
  reading.taken();
  await due();

  expect(asked.map(({ paragraphs }) => paragraphs.map((one) => one[0]))).toEqual([
    ['a'],
    ['b', 'c'],
  ]);
  expect(read.size).toBe(3);
});

test('while somebody types it waits, and then asks for the text as it stands', async () => {
  const { reading, asked, due, planned, text } = textOf('Un.');
  reading.set(true);
  await due();
  reading.taken();
  await due();

  text.splice(0, 1, 'Un cha');
  reading.changed();
  text.splice(0, 1, 'Un chat.');
  reading.changed();
  expect(planned()).toBeGreaterThan(1_000);
  await due();

  expect(asked.map(({ paragraphs }) => paragraphs)).toEqual([['Un.'], ['Un chat.']]);
});

test('a failure is told and tried again by itself, later each time; typing does not hurry it', async () => {
  const { reading, asked, due, planned, states, answers } = textOf('Un.');
  answers.push({ is: 'failed' }, { is: 'offline' }, { is: 'failed' }, { is: 'failed' });
  reading.set(true);
  await due();
  const waits = [planned()];
  reading.changed();
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

test('what is too much is halved, and a paragraph that is refused alone counts as read', async () => {
  const { reading, asked, due, read, answers } = textOf('aaaa', 'bbbb', 'cccc', 'dddd');
  answers.push({ is: 'refused' }, { is: 'refused' }, { is: 'refused' });
  reading.set(true);
  for (let time = 0; time < 3; time++) await due();
  expect(asked.map(({ paragraphs }) => paragraphs.length)).toEqual([4, 2, 1]);
  expect([...read]).toEqual([['aaaa', []]]);

  reading.taken();
  await due();
  expect(asked.at(-1)?.paragraphs).toEqual(['bbbb']);
});

test('a language that the server does not read is asked about once', async () => {
  const { reading, asked, due, states, answers } = textOf('Un.');
  answers.push({ is: 'absent' });
  reading.set(true);
  await due();

  reading.changed();
  await due();

  expect(asked).toHaveLength(1);
  expect(states.at(-1)).toBe('absent');
});

test('what comes after it was switched off is not heard, and nothing more is asked', async () => {
  const { reading, due, planned, read, hold } = textOf('Un.');
  const answer = hold();
  reading.set(true);
  const asking = due();

  reading.set(false);
  answer({ is: 'read', remarks: [[remark]] });
  await asking;

  expect(read.size).toBe(0);
  expect(planned()).toBeNull();
});

test('the page may say that the writer wants it no more', async () => {
  const { reading, due, planned, states, answers } = textOf('Un.');
  answers.push({ is: 'off' });
  reading.set(true);

  await due();

  expect(states).toEqual(['loading', 'idle']);
  expect(planned()).toBeNull();
});

test('it is pending until the text has been read and the answers are known to it; a retry is not waited for', async () => {
  const { reading, due, settled } = textOf('Un.');
  expect(reading.isPending()).toBe(false);
  reading.set(true);
  expect(reading.isPending()).toBe(true);
  await due();
  expect(reading.isPending()).toBe(true);
  reading.taken();
  expect(settled()).toBe(0);
  await due();
  expect([settled(), reading.isPending()]).toEqual([1, false]);

  const failing = textOf('Deux.');
  failing.answers.push({ is: 'failed' });
  failing.reading.set(true);
  await failing.due();
  expect([failing.settled(), failing.reading.isPending()]).toEqual([1, false]);
});

/** A French text, its server, which reads what no other answer is given for, and a clock that stands until it is moved on. */
function textOf(...paragraphs: string[]) {
  const text = paragraphs;
  const read = new Map<string, readonly Remark[]>();
  const asked: ServerQuestion[] = [];
  const answers: ServerAnswer[] = [];
  const states: CheckerState[] = [];
  const language: LanguageCode = 'fr';
  let settled = 0;
  let timer: { milliseconds: number; act: () => void } | null = null;
  let held: Promise<ServerAnswer> | null = null;

  const reading = serverReading({
    unread(most) {
      let room = most;
      const found: string[] = [];
      for (const one of text.filter((paragraph) => !read.has(paragraph))) {
        room -= one.length;
        if (room < 0 && found.length > 0) break;
        found.push(one);
      }

      return { language, paragraphs: found };
    },
    async ask(question) {
      asked.push(question);
      const remarks = question.paragraphs.map(() => [remark]);

      return (await held) ?? answers.shift() ?? { is: 'read', remarks };
    },
    heard({ paragraphs: told = [] }) {
      for (const one of told) read.set(one.paragraph, one.remarks);
    },
    told: (state) => void states.push(state),
    settled: () => void settled++,
    after(milliseconds, act) {
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
    /** What was planned is due; done when all that follows from it is. */
    async due() {
      const now = timer;
      timer = null;
      now?.act();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    /** The next answer waits until it is given. */
    hold() {
      let give: (answer: ServerAnswer) => void = () => {};
      held = new Promise((resolve) => {
        give = resolve;
      });

      return (answer: ServerAnswer) => give(answer);
    },
  };
}
