import { reconnectDelay } from '../../platform/live-events.ts';
import { createStore, type Store } from '../../platform/store.ts';

/** A file that is sent with a message. Once it is uploaded it has an id, so that a retry does not upload it again. */
type OutgoingFile = {
  id: string;
  name: string;
  alt: string;
  blob: Blob;
  uploadedId?: string;
};

/** A change of a message on the server; its body is the new text of an edit or the emoji of a reaction. */
export type OutgoingChange =
  | { is: 'edit'; seq: number }
  | { is: 'reaction'; seq: number; isOn: boolean };

/** A message, or a change of one, that the server has not confirmed, stored on this device. */
export type OutgoingMessage = {
  /** Idempotency key: the same on each attempt, so that the message is stored once. */
  clientId: string;
  conversationId: string;
  /** Ascending in the order in which messages were written. */
  position: number;
  body: string;
  change?: OutgoingChange;
  replyToSeq?: number;
  files: readonly OutgoingFile[];
  shared?: { type: 'text' | 'goal'; id: string; title: string };
  writtenAt: string;
  /** Why the server refused it. It is sent again only by the user. */
  failure?: { code: string; message: string };
  /** True if it did not fit on this device, so that a reload would lose it. Never stored. */
  isUnstored?: true;
};

/** Storage of a user on this device, shared by all tabs. */
export type OutgoingStorage = {
  list(): Promise<OutgoingMessage[]>;
  put(message: OutgoingMessage): Promise<void>;
  remove(clientId: string): Promise<void>;
};

/** `sent`, `refused` for good, or `unreachable`: try later. */
export type SendResult =
  | { is: 'sent' }
  | { is: 'refused'; failure: NonNullable<OutgoingMessage['failure']> }
  | { is: 'unreachable' };

export type OutgoingQueueOptions = {
  storage: OutgoingStorage;
  /** Sends one message. `keep` stores progress, such as an uploaded file. */
  send: (
    message: OutgoingMessage,
    keep: (message: OutgoingMessage) => Promise<void>,
  ) => Promise<SendResult>;
  /** Runs in one tab at a time, so that messages stay in order. */
  withLock: (act: () => Promise<void>) => Promise<void>;
  schedule: (milliseconds: number, act: () => void) => () => void;
  /** Between 0 and 1: jitter, so that many browsers do not retry at the same moment. */
  random: () => number;
  /** Tells other tabs that the stored messages changed. */
  onStored: () => void;
};

export type OutgoingQueue = ReturnType<typeof createOutgoingQueue>;

/** Retry queue of messages to send, oldest first. They survive a reload, and each is sent once and in order. */
export function createOutgoingQueue(options: OutgoingQueueOptions) {
  const { storage, send, withLock, schedule, random, onStored } = options;
  const messages: Store<readonly OutgoingMessage[]> = createStore<readonly OutgoingMessage[]>([]);
  /** Messages that are shown but not stored yet, or cannot be stored. */
  const unstored = new Map<string, OutgoingMessage>();
  const removed = new Set<string>();
  let lastRun = Promise.resolve();
  let attempt = 0;
  let isStopped = false;
  let cancelRetry = () => {};

  const find = (clientId: string) => messages.get().find((one) => one.clientId === clientId);
  const show = (shown: readonly OutgoingMessage[]) => {
    const byId = new Map(shown.map((message) => [message.clientId, message]));
    for (const message of unstored.values()) byId.set(message.clientId, message);
    for (const clientId of removed) byId.delete(clientId);
    messages.set([...byId.values()].sort(compareMessages));
  };

  /** Without storage, as on a full disk, the message is only in memory and still sent. */
  const store = async ({ isUnstored: _, ...message }: OutgoingMessage) => {
    if (removed.has(message.clientId)) return; // already sent or deleted
    unstored.set(message.clientId, message);
    show(messages.get());
    const isStored = await storage.put(message).then(
      () => true,
      () => false,
    );
    if (unstored.get(message.clientId) === message) {
      if (isStored) unstored.delete(message.clientId);
      else unstored.set(message.clientId, { ...message, isUnstored: true });
      if (!isStored) show(messages.get());
    }
    if (removed.has(message.clientId))
      await storage.remove(message.clientId).catch(() => undefined);
    onStored();
  };
  const remove = async (clientId: string) => {
    removed.add(clientId);
    unstored.delete(clientId);
    show(messages.get());
    await storage.remove(clientId).catch(() => undefined);
    onStored();
  };

  /** Loads the stored messages, for example of another tab or from before a reload. */
  const reload = async () => show(await storage.list().catch(() => messages.get()));

  /** Sends the queued messages, oldest first, until the server cannot be reached. Returns whether the queue is empty. */
  const sendWaiting = async (): Promise<boolean> => {
    await reload();
    for (;;) {
      const next = messages.get().find(({ failure }) => failure === undefined);
      if (next === undefined || isStopped) return true;
      const result = await send(next, store).catch((): SendResult => ({ is: 'unreachable' }));
      if (result.is === 'unreachable') return false;
      if (find(next.clientId) === undefined) continue; // deleted meanwhile
      if (result.is === 'sent') await remove(next.clientId);
      else await store({ ...(find(next.clientId) ?? next), failure: result.failure });
    }
  };

  /** New messages come after those stored before a reload. */
  const loaded = reload();

  /** One run at a time, also without the Web Locks API. */
  const flush = (): Promise<void> => {
    lastRun = lastRun.then(run);

    return lastRun;
  };

  const run = async (): Promise<void> => {
    cancelRetry();
    if (isStopped) return;
    let isDone = false;
    await withLock(async () => {
      isDone = await sendWaiting();
    }).catch(() => undefined);
    cancelRetry();
    if (isStopped) return;
    if (isDone) attempt = 0;
    else cancelRetry = schedule(reconnectDelay(attempt++, random()), () => void flush());
  };

  return {
    /** All messages that are not confirmed, oldest first. */
    messages: messages as Pick<typeof messages, 'get' | 'subscribe'>,
    reload,
    flush,

    /** Shows and stores a message, then sends it. Resolves when it is stored. */
    async add(message: Omit<OutgoingMessage, 'position'>): Promise<void> {
      const provisional = { ...message, position: lastPosition };
      unstored.set(message.clientId, provisional);
      show(messages.get());
      await loaded;
      await store({ ...message, position: nextPosition(messages.get()) });
      void flush();
    },

    /** Sends a refused message again, after the queued ones. */
    async retry(clientId: string): Promise<void> {
      const message = find(clientId);
      if (message === undefined) return;
      const { failure: _, ...rest } = message;
      await store({ ...rest, position: nextPosition(messages.get()) });
      void flush();
    },

    remove,

    stop(): void {
      isStopped = true;
      cancelRetry();
    },
  };
}

/** Two tabs may give the same position; client ids ascend with time. */
function compareMessages(one: OutgoingMessage, other: OutgoingMessage): number {
  return one.position - other.position || (one.clientId < other.clientId ? -1 : 1);
}

/** Position of a message until the stored ones are loaded. */
const lastPosition = Number.MAX_SAFE_INTEGER;

function nextPosition(messages: readonly OutgoingMessage[]): number {
  const positions = messages.map(({ position }) => position);

  return Math.max(0, ...positions.filter((position) => position !== lastPosition)) + 1;
}
