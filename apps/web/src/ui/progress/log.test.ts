import { expect, test } from 'vitest';
import {
  emptyLog,
  goalsMovedBy,
  type Log,
  logErrorOf,
  readLog,
  readToward,
  tagsOf,
  unitsOffered,
  workedOnLast,
} from './log.ts';
import { buildGoal } from './testkit.ts';

const today = '2026-11-20';
const logOf = (overrides: Partial<Log> = {}): Log => ({
  ...emptyLog({ measure: 'word' }),
  amount: '1,250',
  ...overrides,
});

test('a log counts for today unless another day is chosen', () => {
  expect(readLog(logOf(), today)).toEqual({
    amount: 1250,
    measure: 'word',
    unit: '',
    tags: [],
    mood: null,
    source: 'manual',
    entryOn: today,
    note: '',
  });
  expect(readLog(logOf({ day: 'yesterday' }), today).entryOn).toBe('2026-11-19');
  expect(readLog(logOf({ day: 'otherDay', date: '2026-10-02' }), today).entryOn).toBe('2026-10-02');
});

test('less than nothing is refused unless it is meant', () => {
  expect(logErrorOf(logOf({ amount: '-120' }), today)?.reason).toBe('negative');
  expect(logErrorOf(logOf({ amount: '-120', isCorrection: true }), today)).toBeNull();
  expect(readLog(logOf({ amount: '−120' }), today)).toMatchObject({ amount: -120 });
});

test('without a whole number it says so', () => {
  expect(logErrorOf(logOf({ amount: '' }), today)?.reason).toBe('amountNeeded');
  expect(logErrorOf(logOf({ amount: 'a page' }), today)?.reason).toBe('amountNeeded');
  expect(logErrorOf(logOf({ amount: '2000000000' }), today)?.reason).toBe('amountTooLarge');
});

test('another day has to be chosen, and has to have come', () => {
  expect(logErrorOf(logOf({ day: 'otherDay' }), today)).toMatchObject({
    field: 'date',
    reason: 'dateNeeded',
  });
  expect(logErrorOf(logOf({ day: 'otherDay', date: '2026-11-21' }), today)?.reason).toBe(
    'dateInFuture',
  );
});

test('a new total is sent for its goal, and the amount is left to the server', () => {
  const sent = readLog(logOf({ amount: '12,000', totalOf: 'the goal' }), today);

  expect(sent).toMatchObject({ setTotal: { goalId: 'the goal', total: 12_000 } });
  expect(sent).not.toHaveProperty('amount');
});

test('tags are typed with commas of any language between them', () => {
  expect(tagsOf('night, bus،مقهى，夜, ,night')).toEqual(['night', 'bus', 'مقهى', '夜']);
});

test('own units are offered where a goal counts them', () => {
  expect(unitsOffered([{ measure: 'own', unit: 'stanza' }]).at(-1)).toEqual({
    measure: 'own',
    unit: 'stanza',
  });
  expect(unitsOffered([]).some(({ measure }) => measure === 'own')).toBe(false);
});

const projectId = '0192f0c1-0000-7000-8000-00000000000a';

test('what is logged toward a goal of one project and tag counts for it', () => {
  const tide = buildGoal({ projectIds: [projectId], tags: ['draft'] });
  const read = readToward(readLog(logOf(), today), tide, `goal:${tide.id}`);

  expect(read).toMatchObject({ projectId, tags: ['draft'] });
  expect(goalsMovedBy(read, [tide, buildGoal({ sources: ['editor'] })])).toEqual([tide]);
  const plain = readToward(readLog(logOf(), today), undefined, '');
  expect(goalsMovedBy(plain, [tide])).toEqual([]);
  expect(readToward(plain, undefined, `project:${projectId}`).projectId).toBe(projectId);
});

test('a quick log begins with the goal worked on last', () => {
  const words = buildGoal({ id: 'words' }, { lastOn: '2026-11-18' });
  const pages = buildGoal({ id: 'pages', measure: 'page' }, { lastOn: '2026-11-19' });
  const editor = buildGoal({ id: 'editor', sources: ['editor'] }, { lastOn: '2026-11-20' });
  const goals = [words, pages, editor];

  expect(workedOnLast(goals, null)).toBe(pages);
  expect(workedOnLast(goals, 'words')).toBe(words);
  expect(workedOnLast(goals, 'editor')).toBe(pages);
  expect(workedOnLast([words, buildGoal({}, { lastOn: null })], 'gone')).toBe(words);
});
