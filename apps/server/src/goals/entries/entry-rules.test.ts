import type { EntryInput } from '@longhand/contract/progress-values';
import { expect, test } from 'vitest';
import {
  type GoalScope,
  isCounted,
  isInFuture,
  isSameEntry,
  mergeRecording,
} from './entry-rules.ts';

const now = new Date('2026-11-20T21:00:00Z');
const sent: EntryInput = {
  amount: 300,
  measure: 'word',
  unit: '',
  source: 'editor',
  projectId: null,
  note: '',
  tags: [],
  mood: null,
};
const madrid = { now, cut: { timeZone: 'Europe/Madrid', dayStartMinutes: 0 } };
const auckland = { now, cut: { timeZone: 'Pacific/Auckland', dayStartMinutes: 0 } };

test('an entry counts for the local day when it happened, or for the day that is sent', () => {
  expect(mergeRecording(undefined, sent, madrid).entryOn).toBe('2026-11-20');
  expect(mergeRecording(undefined, sent, auckland).entryOn).toBe('2026-11-21');

  const earlier = { ...sent, occurredAt: '2026-11-18T22:59:00Z' };
  expect(mergeRecording(undefined, earlier, madrid).entryOn).toBe('2026-11-18');
  expect(mergeRecording(undefined, { ...sent, entryOn: '2026-11-02' }, madrid).entryOn).toBe(
    '2026-11-02',
  );
});

test('an entry that grows stays on its day after a change of time zone', () => {
  const first = mergeRecording(undefined, sent, madrid);
  const later = { ...auckland, now: new Date('2026-11-20T23:30:00Z') };
  const grown = mergeRecording(first, { ...sent, amount: 800 }, later);

  expect(grown).toMatchObject({ entryOn: '2026-11-20', zone: 'Europe/Madrid', amount: 800 });
  expect(grown.occurredAt).toEqual(first.occurredAt);
  expect(grown.createdAt).toEqual(first.createdAt);
  expect(isSameEntry(first, grown)).toBe(false);
});

test('the same recording sent twice is the same entry, and a removed entry is not', () => {
  const first = mergeRecording(undefined, sent, madrid);
  const removed = { ...first, deletedAt: now };

  expect(isSameEntry(first, mergeRecording(first, sent, madrid))).toBe(true);
  expect(isSameEntry(removed, mergeRecording(removed, sent, madrid))).toBe(false);
});

test('an entry can be logged for tomorrow but not for the day after', () => {
  const on = (entryOn: string) => mergeRecording(undefined, { ...sent, entryOn }, madrid);

  expect(isInFuture(on('2026-11-21'), '2026-11-20')).toBe(false);
  expect(isInFuture(on('2026-11-22'), '2026-11-20')).toBe(true);
});

test('an entry counts for goals of its measure and source that have started by its day', () => {
  const goal: GoalScope = {
    measure: 'word',
    unit: '',
    sources: ['manual', 'editor'],
    projectIds: [],
    tags: [],
    startOn: '2026-11-20',
  };
  const entry = mergeRecording(undefined, { ...sent, tags: ['Night'] }, madrid);

  expect(isCounted(goal, entry)).toBe(true);
  expect(isCounted({ ...goal, tags: ['night', 'bus'] }, entry)).toBe(true);
  expect(isCounted({ ...goal, tags: ['bus'] }, entry)).toBe(false);
  expect(isCounted({ ...goal, projectIds: [project] }, entry)).toBe(false);
  expect(isCounted({ ...goal, projectIds: [project] }, { ...entry, projectId: project })).toBe(
    true,
  );
  expect(isCounted(goal, { ...entry, source: 'sample' })).toBe(false);
  expect(isCounted(goal, { ...entry, measure: 'character' })).toBe(false);
  expect(isCounted({ ...goal, measure: 'own', unit: 'stanza' }, { ...entry, measure: 'own' })).toBe(
    false,
  );
  expect(isCounted(goal, { ...entry, entryOn: '2026-11-19' })).toBe(false);
  expect(isCounted(goal, { ...entry, deletedAt: now })).toBe(false);
  expect(isCounted(goal, undefined)).toBe(false);
});

const project = '0192f0c1-0000-7000-8000-000000000009';
