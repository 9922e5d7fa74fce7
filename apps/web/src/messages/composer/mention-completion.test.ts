import { expect, test } from 'vitest';
import { completeMention, findMentionQuery, matchMembers } from './mention-completion.ts';

const member = (username: string | null, name: string) => ({
  id: name,
  name,
  username,
  avatarUrl: null,
});
const members = [
  member('tomas', 'Tomás Reyes'),
  member('lucia-r', 'Lucía Ramos'),
  member('salma', 'سلمى حدّاد'),
  member(null, 'Keziah'),
];
const namesFor = (search: string) =>
  matchMembers(members, { start: 0, search }).map(({ username }) => username);

test('an @ at the start or after a space starts a mention, one within a word does not', () => {
  expect(findMentionQuery('@', 1)).toEqual({ start: 0, search: '' });
  expect(findMentionQuery('Dear @To', 8)).toEqual({ start: 5, search: 'to' });
  expect(findMentionQuery('مرحبًا @سل', 10)).toEqual({ start: 7, search: 'سل' });
  expect(findMentionQuery('ann@example', 11)).toBeNull();
  expect(findMentionQuery('@tomas is', 9)).toBeNull();
});

test('members are found by username and by every word of their name, usernames first', () => {
  expect(namesFor('')).toEqual(['lucia-r', 'salma', 'tomas']);
  expect(namesFor('r')).toEqual(['lucia-r', 'tomas']);
  expect(namesFor('lu')).toEqual(['lucia-r']);
  expect(namesFor('حد')).toEqual(['salma']);
});

test('members without a username cannot be mentioned', () => {
  expect(namesFor('kez')).toEqual([]);
});

test('a completed mention ends with one space, and the caret is after it', () => {
  expect(completeMention('Dear @to', { start: 5, search: 'to' }, 'tomas')).toEqual({
    text: 'Dear @tomas ',
    caret: 12,
  });
  expect(completeMention('Dear @to, hello', { start: 5, search: 'to' }, 'tomas').text).toBe(
    'Dear @tomas , hello',
  );
  expect(completeMention('@to hello', { start: 0, search: 'to' }, 'tomas')).toEqual({
    text: '@tomas hello',
    caret: 7,
  });
});
