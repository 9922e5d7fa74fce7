import { expect, test } from 'vitest';
import type { OutgoingChange, OutgoingMessage } from '../outgoing/outgoing-queue.ts';
import { applyOutgoing } from './apply-outgoing.ts';
import { buildMessage } from './build-message.ts';

const waiting = (
  change: OutgoingChange,
  body: string,
  failure?: OutgoingMessage['failure'],
): OutgoingMessage => ({
  ...{ clientId: body, conversationId: 'one', position: 1, writtenAt: '2026-11-20T10:00:00Z' },
  ...{ body, change, files: [] },
  ...(failure === undefined ? {} : { failure }),
});
const items = [buildMessage(1, { body: 'Slack water' }), buildMessage(2)];

test('a queued edit is shown as edited, a refused one is not', () => {
  const edit = { is: 'edit', seq: 1 } as const;
  const [first] = applyOutgoing(items, [waiting(edit, 'Slack'), waiting(edit, 'Neap')], 'ann');
  expect(first).toMatchObject({ body: 'Neap', editedAt: '2026-11-20T10:00:00Z' });

  const refused = waiting(edit, 'Neap', { code: 'message_edit_closed', message: '' });
  expect(applyOutgoing(items, [refused], 'ann')).toEqual(items);
});

test('queued reactions are added and removed in order, each counted once', () => {
  const add = waiting({ is: 'reaction', seq: 1, isOn: true }, '👏');
  const remove = waiting({ is: 'reaction', seq: 1, isOn: false }, '👏');
  const reactionsAfter = (changes: OutgoingMessage[], before = items) =>
    applyOutgoing(before, changes, 'ann')[0]?.reactions;

  const added = { emoji: '👏', count: 1, isOwn: true, userIds: ['ann'] };
  expect(reactionsAfter([add, add])).toEqual([added]);
  expect(reactionsAfter([add, remove])).toEqual([]);
  const ofBob = [buildMessage(1, { reactions: [{ ...added, isOwn: false, userIds: ['bob'] }] })];
  expect(reactionsAfter([remove], ofBob)).toEqual(ofBob[0]?.reactions);
  expect(reactionsAfter([add], ofBob)).toMatchObject([{ count: 2, userIds: ['bob', 'ann'] }]);
});
