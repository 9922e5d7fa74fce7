import { limits } from '@longhand/contract/limits';
import type { Message } from '@longhand/contract/messages-values';
import { useMemo } from 'react';
import { v7 as newId } from 'uuid';
import { currentDate } from '../../platform/clock.ts';
import { deleteDeviceMessages } from '../../platform/device-texts.ts';
import { session } from '../../platform/session.ts';
import { isSignedIn } from '../../platform/session-machine.ts';
import { useStore } from '../../platform/store.ts';
import { type OutgoingDatabase, openOutgoingDatabase } from './outgoing-database.ts';
import { createOutgoingQueue, type OutgoingMessage, type OutgoingQueue } from './outgoing-queue.ts';
import { sendMessage } from './send-message.ts';

type UserQueue = {
  userId: string;
  queue: OutgoingQueue;
  database: OutgoingDatabase;
  close: () => void;
};

let current: UserQueue | undefined;
const sentListeners = new Set<(message: Message) => Promise<void>>();

/** Calls the listener with each message that this tab sent, before it leaves the queue. */
export function onMessageSent(listener: (message: Message) => Promise<void>): () => void {
  sentListeners.add(listener);

  return () => {
    sentListeners.delete(listener);
  };
}

/** The queue of the user, opened on first use. */
export const outgoingQueueOf = (userId: string): OutgoingQueue => openFor(userId).queue;

/** Attachments of messages that are still being written. */
export const attachedStorageOf = (userId: string): OutgoingDatabase['attached'] =>
  openFor(userId).database.attached;

function openFor(userId: string): UserQueue {
  if (current?.userId === userId) return current;
  current?.close();
  current = { userId, ...openQueue(userId) };

  return current;
}

/** Deletes unsent messages when a user signs out of a session that is not remembered, because others may use the device. */
export async function forgetOutgoing(userId: string): Promise<void> {
  if (current?.userId === userId) {
    current.close();
    current = undefined;
  }
  await deleteDeviceMessages(userId).catch(() => undefined);
}

/** The composer's new message. */
type NewMessage = Pick<
  OutgoingMessage,
  'conversationId' | 'body' | 'files' | 'replyToSeq' | 'shared' | 'change'
>;

/** Queues a message. It is shown at once and sent when the server can be reached. */
export function queueMessage(userId: string, message: NewMessage): Promise<void> {
  return outgoingQueueOf(userId).add({
    ...message,
    clientId: newId(),
    writtenAt: currentDate().toISOString(),
  });
}

/** Messages of a conversation, and changes of messages, that the server has not confirmed, oldest first. */
export function useOutgoing(userId: string, conversationId: string): OutgoingMessage[] {
  const all = useStore(outgoingQueueOf(userId).messages);

  return useMemo(
    () => all.filter((message) => message.conversationId === conversationId),
    [all, conversationId],
  );
}

function openQueue(userId: string): Omit<UserQueue, 'userId'> {
  const name = `longhand-outgoing-${userId}`;
  const channel = new BroadcastChannel(name);
  const database = openOutgoingDatabase(userId);
  const queue = createOutgoingQueue({
    storage: database.outgoing,
    async send(message, keep) {
      const state = session.state.get();
      const isOwn = isSignedIn(state) && state.user?.id === userId;
      if (!isOwn || !navigator.onLine) return { is: 'unreachable' };

      return sendMessage(message, keep, async (sent) => {
        await Promise.all([...sentListeners].map((listener) => listener(sent)));
      });
    },
    withLock: (act) => (navigator.locks === undefined ? act() : navigator.locks.request(name, act)),
    schedule(milliseconds, act) {
      const timer = setTimeout(act, Math.min(milliseconds, limits.offlineRetryMs));

      return () => clearTimeout(timer);
    },
    random: Math.random,
    onStored: () => channel.postMessage('changed'),
  });
  channel.addEventListener('message', () => void queue.reload());

  return {
    queue,
    database,
    close() {
      queue.stop();
      channel.close();
    },
  };
}
