import { expect, test } from 'vitest';
import { buildGoal } from '../../testkit/build-goal.ts';
import {
  assignEntry,
  availableUnits,
  createEntryDraft,
  draftErrorOf,
  type EntryDraft,
  entryFromDraft,
  goalsAffectedBy,
  lastWorkedOnGoal,
  parseTags,
} from './entry-draft.ts';

const today = '2026-11-20';
const draftOf = (overrides: Partial<EntryDraft> = {}): EntryDraft => ({
  ...createEntryDraft({ measure: 'word' }),
  amount: '1,250',
  ...overrides,
});

test('an entry counts for today unless another day is chosen', () => {
  expect(entryFromDraft(draftOf(), today)).toEqual({
    amount: 1250,
    measure: 'word',
    unit: '',
    tags: [],
    mood: null,
    source: 'manual',
    entryOn: today,
    note: '',
  });
  expect(entryFromDraft(draftOf({ day: 'yesterday' }), today).entryOn).toBe('2026-11-19');
  expect(entryFromDraft(draftOf({ day: 'otherDay', date: '2026-10-02' }), today).entryOn).toBe(
    '2026-10-02',
  );
});

test('a negative amount is rejected unless it is a correction', () => {
  expect(draftErrorOf(draftOf({ amount: '-120' }), today)?.reason).toBe('negative');
  expect(draftErrorOf(draftOf({ amount: '-120', isCorrection: true }), today)).toBeNull();
  expect(entryFromDraft(draftOf({ amount: '−120' }), today)).toMatchObject({ amount: -120 });
});

test('an amount that is not a whole number is rejected', () => {
  expect(draftErrorOf(draftOf({ amount: '' }), today)?.reason).toBe('amountNeeded');
  expect(draftErrorOf(draftOf({ amount: 'a page' }), today)?.reason).toBe('amountNeeded');
  expect(draftErrorOf(draftOf({ amount: '2000000000' }), today)?.reason).toBe('amountTooLarge');
});

test('an entry for another day needs a date, which must not be in the future', () => {
  expect(draftErrorOf(draftOf({ day: 'otherDay' }), today)).toMatchObject({
    field: 'date',
    reason: 'dateNeeded',
  });
  expect(draftErrorOf(draftOf({ day: 'otherDay', date: '2026-11-21' }), today)?.reason).toBe(
    'dateInFuture',
  );
});

test('a new total is sent with its goal and without an amount', () => {
  const entry = entryFromDraft(draftOf({ amount: '12,000', totalOf: 'the goal' }), today);

  expect(entry).toMatchObject({ setTotal: { goalId: 'the goal', total: 12_000 } });
  expect(entry).not.toHaveProperty('amount');
});

test('tags are separated by the commas of any supported language', () => {
  expect(parseTags('night, bus،مقهى，夜, ,night')).toEqual(['night', 'bus', 'مقهى', '夜']);
});

test('own units are offered if a goal counts them', () => {
  expect(availableUnits([{ measure: 'own', unit: 'stanza' }]).at(-1)).toEqual({
    measure: 'own',
    unit: 'stanza',
  });
  expect(availableUnits([]).some(({ measure }) => measure === 'own')).toBe(false);
});

const projectId = '0192f0c1-0000-7000-8000-00000000000a';

test('an entry toward a goal with one project and tag counts for it', () => {
  const tide = buildGoal({ projectIds: [projectId], tags: ['draft'] });
  const entry = assignEntry(entryFromDraft(draftOf(), today), tide, `goal:${tide.id}`);

  expect(entry).toMatchObject({ projectId, tags: ['draft'] });
  expect(goalsAffectedBy(entry, [tide, buildGoal({ sources: ['editor'] })])).toEqual([tide]);
  const plain = assignEntry(entryFromDraft(draftOf(), today), undefined, '');
  expect(goalsAffectedBy(plain, [tide])).toEqual([]);
  expect(assignEntry(plain, undefined, `project:${projectId}`).projectId).toBe(projectId);
});

test('the quick log starts with the goal that was worked on last', () => {
  const words = buildGoal({ id: 'words' }, { lastOn: '2026-11-18' });
  const pages = buildGoal({ id: 'pages', measure: 'page' }, { lastOn: '2026-11-19' });
  const editor = buildGoal({ id: 'editor', sources: ['editor'] }, { lastOn: '2026-11-20' });
  const goals = [words, pages, editor];

  expect(lastWorkedOnGoal(goals, null)).toBe(pages);
  expect(lastWorkedOnGoal(goals, 'words')).toBe(words);
  expect(lastWorkedOnGoal(goals, 'editor')).toBe(pages);
  expect(lastWorkedOnGoal([words, buildGoal({}, { lastOn: null })], 'gone')).toBe(words);
});
