import { expect, test } from 'vitest';
import { minute } from '../platform/clock.ts';
import { runJob, runJobs } from '../testkit/jobs.ts';
import { emailsTo } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';
import { befriend, newGroup, newWriter, send, type Writer } from './testkit.ts';

const server = useServer();

async function notificationsOf({ notifications }: Writer) {
  const { items } = await notifications.list({ query: { category: 'messages' } });

  return items.map(({ kind, params, isRead, object }) => ({ kind, params, isRead, object }));
}

async function messageEmails(to: string) {
  return (await emailsTo(server, to)).filter(({ kind }) => kind.startsWith('message_'));
}

/** Ann and Bob, who have read all they wrote to each other. */
async function friends() {
  const [ann, bob] = [await newWriter(server, 'Ann'), await newWriter(server, 'Bob')];
  const id = await befriend(ann, bob);
  await runJobs(server);
  for (const one of [ann, bob]) {
    await one.messages.markRead({ params: { id }, body: { upTo: 2 } });
  }

  return { ann, bob, id };
}

test('unread messages of a conversation share one notification', async () => {
  const { ann, bob, id } = await friends();
  await send(ann, id, 'One.');
  await send(ann, id, 'Two.');
  await runJobs(server);
  const unread = {
    ...{ kind: 'message_received', params: { sender: 'Ann', group: '' }, isRead: false },
    object: { type: 'conversation', id },
  };
  const [newest, ...earlier] = await notificationsOf(bob);
  expect(newest).toEqual(unread);
  expect(earlier.every(({ isRead }) => isRead)).toBe(true);
  expect((await notificationsOf(ann)).every(({ isRead }) => isRead)).toBe(true);

  await bob.messages.markRead({ params: { id }, body: { upTo: 4 } });
  expect((await notificationsOf(bob))[0]).toEqual({ ...unread, isRead: true });
  await send(ann, id, 'Three.');
  await runJobs(server);
  expect((await notificationsOf(bob)).slice(0, 2)).toEqual([unread, { ...unread, isRead: true }]);
});

test('an unread message is emailed after ten minutes, in the thread of its conversation', async () => {
  const { ann, bob, id } = await friends();
  const before = (await messageEmails(bob.email)).length;
  await send(ann, id, 'Are you there?');
  await send(ann, id, 'Hello?');
  await runJobs(server);
  server.clock.advance(9 * minute);
  await runJob(server, 'notifications-deliver-due');
  await runJobs(server);
  expect(await messageEmails(bob.email)).toHaveLength(before);

  server.clock.advance(2 * minute);
  await runJob(server, 'notifications-deliver-due');
  await runJobs(server);
  const emails = await messageEmails(bob.email);
  expect(emails).toHaveLength(before + 1);
  expect(emails.find(({ threadId }) => threadId === `conversation-${id}`)?.subject).toContain(
    'Ann',
  );

  await bob.messages.markRead({ params: { id }, body: { upTo: 4 } });
  await send(ann, id, 'Never mind.');
  await runJobs(server);
  await bob.messages.markRead({ params: { id }, body: { upTo: 5 } });
  server.clock.advance(11 * minute);
  await runJob(server, 'notifications-deliver-due');
  await runJobs(server);
  expect(await messageEmails(bob.email)).toHaveLength(before + 1);
});

test('a stranger’s first message is notified as a request, and declining it marks it as read', async () => {
  const [ann, bob] = [await newWriter(server, 'Ann'), await newWriter(server, 'Bob')];
  const { id } = await ann.messages.openDirect({ params: { id: bob.id } });
  await send(ann, id, 'May I ask you something?');
  await runJobs(server);
  expect(await notificationsOf(bob)).toMatchObject([
    { kind: 'message_request', params: { sender: 'Ann' }, isRead: false },
  ]);

  await bob.messages.answerRequest({ params: { id }, body: { isAccepted: false } });
  expect(await notificationsOf(bob)).toMatchObject([{ isRead: true }]);
});

test('a notification names group and sender, and a muted conversation sends none', async () => {
  const [ann, bob, eve] = [
    await newWriter(server, 'Ann'),
    await newWriter(server, 'Bob'),
    await newWriter(server, 'Eve'),
  ];
  const id = await newGroup(ann, [bob, eve]);
  await runJobs(server);
  const count = (await notificationsOf(eve)).length;
  await eve.messages.changeConversation({
    params: { id },
    body: { mutedUntil: '9999-12-31T00:00:00.000Z' },
  });
  await send(ann, id, 'Chapter one is done.');
  await runJobs(server);

  expect((await notificationsOf(bob))[0]).toMatchObject({
    kind: 'message_received',
    params: { sender: 'Ann', group: 'A group' },
  });
  expect(await notificationsOf(eve)).toHaveLength(count);
});

test('people with a block between them do not notify each other', async () => {
  const { ann, bob, id } = await friends();
  const count = (await notificationsOf(bob)).length;
  await bob.messages.block({ params: { id: ann.id } });
  await send(ann, id, 'Are you angry?').catch(() => {});
  await runJobs(server);

  expect(await notificationsOf(bob)).toHaveLength(count);
});
