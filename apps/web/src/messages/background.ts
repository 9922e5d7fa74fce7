import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { isSignedIn } from '../platform/session-machine.ts';
import { messageApi } from './api.ts';
import { messageKeys, storeMessage } from './message-cache.ts';
import { forgetOutgoing, onMessageSent, outgoingQueueOf } from './outgoing/outgoing.ts';

/**
 * Runs on every screen: sends the outgoing queue at the start, after sign-in and when the network comes back, and reports received messages
 * to the server.
 */
export function watchMessages(): void {
  let userId: string | undefined;
  const sendWaiting = () => {
    const id = signedInUserId();
    if (id !== undefined) void outgoingQueueOf(id).flush();
  };

  sendWaiting();
  window.addEventListener('online', sendWaiting);
  session.state.subscribe(() => {
    const id = signedInUserId();
    if (id === userId) return;
    userId = id;
    sendWaiting();
  });
  onMessageSent(async (message) => {
    storeMessage(message);
    await queryClient.invalidateQueries({ queryKey: messageKeys.lists });
  });
  session.onEnd((reason, { userId: endedId, isRemembered }) => {
    if (reason === 'signedOut' && endedId !== undefined && !isRemembered)
      void forgetOutgoing(endedId);
  });
  watchReceivedMessages();
}

function signedInUserId(): string | undefined {
  const state = session.state.get();
  const isOnline = isSignedIn(state) && state.user?.isOffline === false;

  return isOnline ? state.user?.id : undefined;
}

const maxReported = 50;

/** Reports messages as delivered when the number of unread conversations was read, which every live event causes. */
function watchReceivedMessages(): void {
  const delivered = new Map<string, number>();

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [slice, name] = event.query.queryKey;
    if (slice !== messageKeys.unread[0] || name !== messageKeys.unread[1]) return;
    const { conversations } = Object(event.query.state.data);
    if (Number(conversations) > 0) void reportDelivered(delivered).catch(() => undefined); // the next event tries again
  });
}

async function reportDelivered(delivered: Map<string, number>): Promise<void> {
  const { items } = await messageApi.listConversations({
    query: { show: 'unread', size: maxReported },
  });
  const arrived = items
    .filter(({ id, lastSeq }) => lastSeq > (delivered.get(id) ?? 0))
    .map(({ id, lastSeq }) => ({ conversationId: id, upTo: lastSeq }));
  if (arrived.length === 0) return;
  for (const { conversationId, upTo } of arrived) delivered.set(conversationId, upTo);
  await messageApi.markDelivered({ body: { items: arrived } });
}
