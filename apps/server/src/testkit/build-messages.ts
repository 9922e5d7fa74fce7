import { randomUUID } from 'node:crypto';
import { befriend, newWriter, send, type Writer } from '../messages/testkit.ts';
import { recordPresence } from '../platform/live/presence.ts';
import type { TestServer } from './server.ts';

/**
 * Gives a user rows in all tables of messages: conversations with a person of their own, messages of both, files and settings. The user
 * also follows that person.
 */
export async function buildMessages(server: TestServer, ann: Writer): Promise<void> {
  const friend = await newWriter(server);
  await ann.account.changeAccount({ body: { username: `writer-${ann.id.slice(-12)}` } });
  const direct = await befriend(friend, ann);
  await friend.profile.change({ body: { isShown: true } });
  await ann.profile.follow({ params: { id: friend.id } });
  const group = randomUUID();
  const title = 'Ferry tales';
  await ann.messages.createGroup({ params: { id: group }, body: { title, userIds: [friend.id] } });
  const file = () =>
    ann.messages.addAttachment({
      body: { name: 'a.txt', content: Buffer.from('Sent').toString('base64') },
    });
  const sent = await send(ann, group, 'Sent by me', { attachmentIds: [(await file()).id] });
  await file();
  const params = { id: group, seq: sent.seq };
  await ann.messages.editMessage({ params, body: { body: 'Written by me' } });
  await ann.messages.react({ params, body: { emoji: '👍', isOn: true } });
  await ann.messages.changeMessage({ params, body: { isStarred: true } });
  await ann.messages.saveDraft({ params: { id: direct }, body: { text: 'Not yet' } });
  await ann.messages.changePrivacy({ body: { sharesReceipts: false } });
  await send(friend, group, `Written by others to @writer-${ann.id.slice(-12)}`);
  const report = { reason: 'spam', note: 'Look' } as const;
  await ann.messages.report({ body: { personId: friend.id, ...report } });
  const { seq } = sent;
  await friend.messages.report({
    body: { personId: ann.id, ...report, message: { conversationId: group, seq } },
  });
  const blocked = await newWriter(server);
  await ann.messages.block({ params: { id: blocked.id } });
  await friend.messages.block({ params: { id: blocked.id } });
  await recordPresence(server.services, ann.id);
}
