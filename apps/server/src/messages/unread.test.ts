import type { Message } from '@longhand/contract/messages-values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { second } from '../platform/clock.ts';
import { useServer } from '../testkit/server.ts';
import { conversationOf, newGroup, newWriters, send, type Writer } from './testkit.ts';

const server = useServer({ env: { REQUESTS_PER_MINUTE_OF_USER: '1000000' } });

const operation = fc.record({
  by: fc.nat(2),
  kind: fc.constantFrom(
    ...(['send', 'send', 'send', 'edit', 'deleteForAll', 'deleteForMe', 'read', 'unread'] as const),
    ...(['leave', 'add', 'remove', 'accept', 'block', 'unblock', 'archive'] as const),
  ),
  on: fc.nat(2),
  seq: fc.integer({ min: 1, max: 30 }),
});
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** Which messages each member should see, by the operations alone. */
type Expected = Map<string, { member: boolean; readable: Set<string>; blocked: Set<string> }>;

test('the unread count equals a recount, and members see the messages of their membership', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 40 }), async (operations) => {
      const writers = await newWriters(server);
      const [owner, ...others] = writers;
      const id = await newGroup(owner, others);
      const expected: Expected = new Map(
        writers.map((one) => [one.id, { member: true, readable: new Set(), blocked: new Set() }]),
      );
      for (const [index, one] of operations.entries()) {
        server.clock.advance(2 * second);
        await run(one, { id, writers, expected, text: `message ${index}` });
      }
      for (const writer of writers) await checkReader(writer, id, expected);
    }),
    { numRuns: 25 },
  );
});

type Run = {
  id: string;
  writers: readonly Writer[];
  expected: Expected;
  text: string;
};

/** Runs an operation; one that is refused changes nothing. */
async function run({ by, kind, on, seq }: Operation, { id, writers, expected, text }: Run) {
  const [writer, other] = [writers[by], writers[on]];
  const [state, otherState] = [expected.get(writer?.id ?? ''), expected.get(other?.id ?? '')];
  if (!writer || !other || !state || !otherState) return;
  const { messages } = writer;
  const params = { id };
  const attempt = (request: Promise<unknown>) =>
    request.then(
      () => true,
      () => false,
    );
  if (kind === 'send' && (await attempt(send(writer, id, text)))) {
    for (const one of expected.values()) if (one.member) one.readable.add(`${writer.id} ${text}`);
  }
  if (kind === 'edit') {
    await attempt(messages.editMessage({ params: { id, seq }, body: { body: `${text} edited` } }));
  }
  if (kind === 'deleteForAll') {
    await attempt(messages.deleteMessage({ params: { id, seq }, query: { for: 'everyone' } }));
  }
  if (kind === 'deleteForMe') {
    await attempt(messages.deleteMessage({ params: { id, seq }, query: { for: 'me' } }));
  }
  if (kind === 'read') await attempt(messages.markRead({ params, body: { upTo: seq } }));
  if (kind === 'unread') await attempt(messages.markUnread({ params, body: { from: seq } }));
  if (kind === 'archive') {
    await attempt(messages.changeConversation({ params, body: { isArchived: true } }));
  }
  if (kind === 'accept') {
    await attempt(messages.answerRequest({ params, body: { isAccepted: true } }));
  }
  if (kind === 'leave' && (await attempt(messages.leaveGroup({ params })))) state.member = false;
  if (kind === 'remove' && writer !== other) {
    const removed = await attempt(messages.removeMember({ params: { id, userId: other.id } }));
    if (removed) otherState.member = false;
  }
  if (kind === 'add') {
    const body = { userIds: [other.id] };
    if (await attempt(messages.addMembers({ params, body }))) otherState.member = true;
  }
  if (kind === 'block' && (await attempt(messages.block({ params: { id: other.id } })))) {
    state.blocked.add(other.id);
  }
  if (kind === 'unblock' && (await attempt(messages.unblock({ params: { id: other.id } })))) {
    state.blocked.delete(other.id);
  }
}

async function checkReader(writer: Writer, id: string, expected: Expected): Promise<void> {
  const shown = await conversationOf(writer, id);
  const { items } = await writer.messages.listMessages({ params: { id }, query: { size: 100 } });
  const counts = ({ seq, senderId, system, isDeleted }: Message) =>
    seq > shown.lastReadSeq && senderId !== writer.id && system === null && !isDeleted;
  expect(shown.unread).toBe(items.filter(counts).length);
  expect(shown.lastMessage?.seq ?? null).toBe(items.at(-1)?.seq ?? null);

  const { items: listed } = await writer.messages.listConversations({ query: { show: 'unread' } });
  const isUnread = shown.unread > 0 && shown.state !== 'request' && !shown.isArchived;
  expect(listed.some((one) => one.id === id)).toBe(isUnread);

  const state = expected.get(writer.id);
  const isAllowed = ({ senderId, body }: Message) =>
    [...(state?.readable ?? [])].some((key) => {
      const [sender, ...words] = key.split(' ');

      return (
        sender === senderId &&
        !state?.blocked.has(sender) &&
        (body === words.join(' ') || body.endsWith('edited'))
      );
    });
  const texts = items.filter(({ system, isDeleted }) => system === null && !isDeleted);
  expect(texts.filter((message) => !isAllowed(message))).toEqual([]);
}
