import { expect, test } from 'vitest';
import { decideVersions, digestOf, excerptOf } from './rules.ts';

const createContent = (title: string, text: string) => ({
  title,
  kind: 'fiction' as const,
  language: 'en' as const,
  digest: digestOf(text),
});
const noon = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const head = { ...createContent('One', 'second'), changedAt: noon, versions: 1 };
const newest = createContent('One', 'first');
const next = createContent('One', 'third');

test('an autosave within 30 minutes creates no version', () => {
  const now = minutesLater(29);

  expect(decideVersions({ head, newest, next }, { now, version: false })).toEqual({
    idle: false,
    explicit: false,
  });
});

test('a save after 30 minutes keeps the previous state, unless it already is a version', () => {
  const now = minutesLater(30);

  expect(decideVersions({ head, newest, next }, { now, version: false }).idle).toBe(true);
  expect(decideVersions({ head, newest, next }, { now, version: true })).toEqual({
    idle: true,
    explicit: true,
  });
  expect(decideVersions({ head, newest: head, next }, { now, version: false }).idle).toBe(false);
  expect(decideVersions({ head, newest, next: head }, { now, version: false }).idle).toBe(false);
});

test('a version equal to the newest is not created, but a changed title creates one', () => {
  const options = { now: minutesLater(1), version: true };

  expect(decideVersions({ head, newest, next }, options).explicit).toBe(true);
  expect(decideVersions({ head, newest, next: newest }, options).explicit).toBe(false);
  expect(
    decideVersions({ head, newest, next: createContent('Two', 'first') }, options).explicit,
  ).toBe(true);
});

test('an excerpt is the end of the text, starting at a word', () => {
  const text = `${'lorem ipsum '.repeat(60)}and then she left.\n\n`;
  const excerpt = excerptOf(text, 40);

  expect(excerpt).toBe('lorem ipsum lorem ipsum and then she left.'.slice(-excerpt.length));
  expect(excerpt.startsWith('ipsum') || excerpt.startsWith('lorem')).toBe(true);
  expect(excerptOf('  A short one. ', 40)).toBe('A short one.');
  expect(excerptOf('', 40)).toBe('');
});

test('an excerpt without spaces is cut between graphemes', () => {
  expect(excerptOf('她关上了门，走进雨里。'.repeat(20), 11)).toBe('她关上了门，走进雨里。');
  expect(excerptOf('👩‍👩‍👧'.repeat(50), 3)).toBe('👩‍👩‍👧'.repeat(3));
});
