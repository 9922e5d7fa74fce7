import type { ConversationMember } from '@longhand/contract/messages-values';
import { expect, test } from 'vitest';
import { receiptOf } from './receipt.ts';

const member = (changes: Partial<ConversationMember>): ConversationMember => ({
  id: 'bob',
  name: 'Bob',
  username: 'bob',
  avatarUrl: null,
  role: 'member',
  state: 'active',
  lastReadSeq: 0,
  lastDeliveredSeq: 0,
  isPresent: null,
  ...changes,
});
const receipt = (others: ConversationMember[], isGroup = false) =>
  receiptOf(5, { others, isGroup });

test('a message is sent, then delivered, then read', () => {
  expect(receipt([member({})])).toEqual({ status: 'sent' });
  expect(receipt([member({ lastDeliveredSeq: 5 })])).toEqual({ status: 'delivered' });
  expect(receipt([member({ lastReadSeq: 5, lastDeliveredSeq: 5 })])).toEqual({ status: 'read' });
});

test('in a group, readers who have left are not counted', () => {
  const reader = member({ lastReadSeq: 6 });

  expect(receipt([reader, reader, member({}), { ...reader, state: 'left' }], true)).toEqual({
    status: 'readBy',
    count: 2,
  });
});

test('a member who does not share receipts counts as not having read', () => {
  expect(receipt([member({ lastReadSeq: null, lastDeliveredSeq: null })])).toEqual({
    status: 'sent',
  });
});
