import { expect, test } from 'vitest';
import { addMilliseconds, day, hour } from '../platform/clock.ts';
import {
  acceptsMessages,
  dailyStartLimit,
  excerptOf,
  firstLinkOf,
  hasLink,
  isEditable,
  mentionedNames,
  orderPair,
  readConversationCursor,
  readSearchCursor,
  writeConversationCursor,
  writeSearchCursor,
} from './rules.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['Look at https://a.example', true],
  ['HTTP://A.EXAMPLE', true],
  ['www.a.example', true],
  ['a.example/path', true],
  ['[text](a)', true],
  ['[1]: a', true],
  ['<mailto:a@b.example>', true],
  ['javascript://x', true],
  ['One. Two.Three', false],
  ['I paid 3.50 today…', false],
  ['and/or [maybe] (yes)', false],
  ['他说。我去', false],
])('%s contains a link: %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected);
});

test.each([
  ['See https://a.example/b?c=1#d, then', 'https://a.example/b?c=1#d'],
  ['[this](https://a.example/x) and http://b.example', 'https://a.example/x'],
  ['<https://a.example>.', 'https://a.example/'],
  ['http:// nothing', null],
  ['ftp://a.example', null],
])('the first link of %s is %s', (text, expected) => {
  expect(firstLinkOf(text)).toBe(expected);
});

test('usernames are mentioned after an @ that starts a word', () => {
  const text = '@Ann, (@bob_1) a@example.org @@eve https://x/@dan @ab 你好@cora';

  expect([...mentionedNames(text)]).toEqual(['ann', 'bob_1', 'cora']);
});

test.each([
  ['# Title\n\n> *He* said **no**', 'Title He said no'],
  ['`code` and snake_case_name', 'code and snake_case_name'],
  ['[link](https://a.example) ![image](b)', 'link image'],
  ['- one\n- two', 'one two'],
  ['潮水**退了**', '潮水退了'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('the excerpt of %j is plain text', (body, expected) => {
  expect(excerptOf(body)).toBe(expected);
});

test('a pair of users has a fixed order', () => {
  expect(orderPair('a', 'b')).toEqual(orderPair('b', 'a'));
});

test('an account starts a fifth of the conversations in its first week', () => {
  expect(dailyStartLimit(addMilliseconds(now, -7 * day + 1), now)).toBe(10);
  expect(dailyStartLimit(addMilliseconds(now, -7 * day), now)).toBe(50);
});

test('messages are edited within a day', () => {
  expect(isEditable(addMilliseconds(now, -24 * hour), now)).toBe(true);
  expect(isEditable(addMilliseconds(now, -24 * hour - 1), now)).toBe(false);
});

test('contacts are accepted unless the setting is nobody', () => {
  expect([acceptsMessages('everyone', false), acceptsMessages('contacts', false)]).toEqual([
    true,
    false,
  ]);
  expect([acceptsMessages('contacts', true), acceptsMessages('nobody', true)]).toEqual([
    true,
    false,
  ]);
});

test('a cursor survives encoding and decoding', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const position = { isPinned: true, at: now, id };
  const found = { at: now, conversationId: id, seq: 7 };

  expect(readConversationCursor(writeConversationCursor(position))).toEqual(position);
  expect(readSearchCursor(writeSearchCursor(found))).toEqual(found);
});
