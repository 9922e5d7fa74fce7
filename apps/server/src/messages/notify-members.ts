import { findPublicProfile } from '../auth/index.ts';
import { notify } from '../notifications/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import type { Job } from '../platform/slice.ts';
import { findConversation } from './conversations/conversation-queries.ts';
import { listAudience } from './conversations/member-queries.ts';
import { findMessage } from './message-queries.ts';

const jobName = 'messages-notify';

/** Enqueues the notifications about new messages of a conversation. */
export async function enqueueNotifications(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  conversationId: string,
): Promise<void> {
  await jobs.enqueue(tx, jobName, { conversationId }, { key: conversationId });
}

/**
 * Notifies the members with unread messages. All messages of a conversation that a member has not read share one notification, and so one
 * email.
 */
export const notifyMembersJob: Job = {
  name: jobName,
  isDeduplicated: true,
  async run(services, { conversationId } = {}) {
    if (conversationId === undefined) return;
    for (const userId of await listAudience(services.db, conversationId)) {
      await services.db.transaction((tx) => notifyMember(tx, services, { conversationId, userId }));
    }
  },
};

async function notifyMember(
  tx: Db,
  services: Services,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
  const found = await findConversation(tx, userId, conversationId);
  if (found === undefined || found.unread === 0 || found.shownSeq === null) return;
  const { conversation, member, shownSeq } = found;
  const isMuted = member.mutedUntil !== null && member.mutedUntil > services.clock.now();
  if (isMuted) return;
  const newest = await findMessage(tx, userId, { conversationId, seq: shownSeq });
  const sender = newest?.senderId ? await findPublicProfile(tx, newest.senderId) : null;
  const names = { sender: sender?.name ?? '', group: conversation.title };

  await notify(tx, services, {
    userId,
    object: { type: 'conversation', id: conversationId },
    about: `${conversationId} ${member.lastReadSeq}`,
    ...(member.state === 'request'
      ? { kind: 'message_request', params: { sender: names.sender } }
      : { kind: 'message_received', params: names }),
  });
}
