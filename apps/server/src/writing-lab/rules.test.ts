import { expect, test } from 'vitest';
import { digestOf, excerptOf, versionsKept } from './rules.ts';

const saved = (title: string, text: string) => ({
  title,
  kind: 'fiction' as const,
  language: 'en' as const,
  digest: digestOf(text),
});
const noon = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const head = { ...saved('One', 'second'), changedAt: noon, versions: 1 };
const newest = saved('One', 'first');
const next = saved('One', 'third');

test('an autosave within half an hour keeps no version', () => {
  const now = minutesLater(29);

  expect(versionsKept({ head, newest, next }, { now, version: false })).toEqual({
    idle: false,
    explicit: false,
  });
});

test('a save after half an hour first keeps what stood before, unless it is a version already', () => {
  const now = minutesLater(30);

  expect(versionsKept({ head, newest, next }, { now, version: false }).idle).toBe(true);
  expect(versionsKept({ head, newest, next }, { now, version: true })).toEqual({
    idle: true,
    explicit: true,
  });
  expect(versionsKept({ head, newest: head, next }, { now, version: false }).idle).toBe(false);
  expect(versionsKept({ head, newest, next: head }, { now, version: false }).idle).toBe(false);
});

test('a version that equals the newest one is not made again, and another title makes one', () => {
  const asked = { now: minutesLater(1), version: true };

  expect(versionsKept({ head, newest, next }, asked).explicit).toBe(true);
  expect(versionsKept({ head, newest, next: newest }, asked).explicit).toBe(false);
  expect(versionsKept({ head, newest, next: saved('Two', 'first') }, asked).explicit).toBe(true);
});

test('an excerpt is the end of the text, begun at a word', () => {
  const text = `${'lorem ipsum '.repeat(60)}and then she left.\n\n`;
  const excerpt = excerptOf(text, 40);

  expect(excerpt).toBe('lorem ipsum lorem ipsum and then she left.'.slice(-excerpt.length));
  expect(excerpt.startsWith('ipsum') || excerpt.startsWith('lorem')).toBe(true);
  expect(excerptOf('  A short one. ', 40)).toBe('A short one.');
  expect(excerptOf('', 40)).toBe('');
});

test('an excerpt without spaces is cut between characters, never inside of one', () => {
  expect(excerptOf('她关上了门，走进雨里。'.repeat(20), 11)).toBe('她关上了门，走进雨里。');
  expect(excerptOf('👩‍👩‍👧'.repeat(50), 3)).toBe('👩‍👩‍👧'.repeat(3));
});
