import type { Message } from '@longhand/contract/messages-values';
import { expect, test } from 'vitest';
import { localDateOf } from '../../platform/local-date.ts';
import { buildMessage } from './build-message.ts';
import { groupMessages } from './group-messages.ts';

/** The day of an instant with an offset from UTC in hours, as in a time zone. */
const dayWithOffset = (hours: number) => (instant: string) => {
  const at = new Date(Date.parse(instant) + hours * 3_600_000);

  return localDateOf(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
};
const rowsOf = (messages: readonly Message[], readUpTo: number | null = null, hours = 0) =>
  groupMessages(messages, { dayOf: dayWithOffset(hours), userId: 'ann', readUpTo }).map((row) => {
    if (row.kind === 'day') return row.day;
    if (row.kind === 'unread') return 'unread';

    return `${row.startsGroup ? '+' : ''}${row.message.seq}`;
  });

test('messages of one sender within five minutes are one group', () => {
  const at = (minute: string) => `2026-11-20T10:${minute}:00.000Z`;
  const messages = [
    buildMessage(1, { sentAt: at('00') }),
    buildMessage(2, { sentAt: at('04') }),
    buildMessage(3, { sentAt: at('10') }),
    buildMessage(4, { sentAt: at('11'), senderId: 'bob' }),
    buildMessage(5, { sentAt: at('11') }),
  ];

  expect(rowsOf(messages)).toEqual(['2026-11-20', '+1', '2', '+3', '+4', '+5']);
});

test('a day begins at midnight in the reader’s time zone, and starts a new group', () => {
  const messages = [
    buildMessage(1, { sentAt: '2026-11-20T21:59:00.000Z' }),
    buildMessage(2, { sentAt: '2026-11-20T22:01:00.000Z' }),
  ];

  expect(rowsOf(messages)).toEqual(['2026-11-20', '+1', '2']);
  expect(rowsOf(messages, null, 2)).toEqual(['2026-11-20', '+1', '2026-11-21', '+2']);
});

test('the unread line is before the first message of others after the cursor', () => {
  const messages = [
    buildMessage(1, { senderId: 'bob' }),
    buildMessage(2),
    buildMessage(3, { senderId: 'bob' }),
    buildMessage(4, { senderId: 'bob' }),
  ];

  expect(rowsOf(messages, 1)).toEqual(['2026-11-20', '+1', '+2', 'unread', '+3', '4']);
  expect(rowsOf(messages, 4)).not.toContain('unread');
});

test('a system line is never part of a group', () => {
  const system = { event: 'member_left' as const, userIds: ['ann'], title: '' };
  const messages = [buildMessage(1), buildMessage(2, { system }), buildMessage(3)];

  expect(rowsOf(messages)).toEqual(['2026-11-20', '+1', '+2', '+3']);
});
