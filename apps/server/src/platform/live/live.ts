import type { Db } from '../db/db.ts';
import type { Log } from '../log.ts';
import { hasEvent, type LiveEvent, listEventsAfter, readLastEventId } from './queries.ts';
import { liveChannel, readSignal, type Typing } from './signals.ts';

/** One open event stream of a page on this node. */
type LiveConnection = {
  userId: string;
  sessionId: string;
  /** Sends an event to the page. */
  send(event: LiveEvent): void;
  sendTyping(typing: Typing): void;
  /** Closes the stream after sending the reason to the page. */
  close(reason: 'session_ended' | 'server_closes'): void;
};

/** The open event streams of this node, fed by signals from all nodes. */
export type LiveConnections = {
  countConnections(userId: string): number;
  /**
   * Opens a stream whose page has seen events up to `lastSeen`. `onStart` runs before the first event, with the id to continue from and
   * whether no events were missed. Returns a function that closes the stream.
   */
  open(connection: LiveConnection, lastSeen: number | null, onStart: OnStart): Promise<() => void>;
  close(): Promise<void>;
};

type OnStart = (start: { lastEventId: number; isResumed: boolean }) => void;
type ListenToChannel = (
  channel: string,
  onMessage: (payload: string | null) => void,
) => Promise<() => Promise<void>>;
type OpenConnection = LiveConnection & { lastEventId: number; pendingRead: Promise<void> };

const batchSize = 100;

export async function openLiveConnections({
  db,
  log,
  listen,
  onSessionEnd,
}: LiveDependencies): Promise<LiveConnections> {
  const connections = new Set<OpenConnection>();
  const connectionsOf = (userId: string) =>
    [...connections].filter((line) => line.userId === userId);

  /** Sends the events after the last sent one. Reads are serialized per stream, so that no event is sent twice. */
  const queueRead = (connection: OpenConnection) => {
    connection.pendingRead = connection.pendingRead
      .then(() => sendNewEvents(connection))
      .catch((error: unknown) => log.error({ err: error }, 'Live events could not be read'));

    return connection.pendingRead;
  };

  const sendNewEvents = async (connection: OpenConnection): Promise<void> => {
    if (!connections.has(connection)) return;
    const events = await listEventsAfter(db, connection.userId, {
      after: connection.lastEventId,
      limit: batchSize,
    });
    for (const event of events) {
      connection.lastEventId = event.id;
      if (connections.has(connection)) connection.send(event);
    }
    if (events.length === batchSize) await sendNewEvents(connection);
  };

  const handleSignal = (words: string | null) => {
    const signal = readSignal(words);
    if (signal === null) for (const line of connections) void queueRead(line);
    else if ('user' in signal) for (const line of connectionsOf(signal.user)) void queueRead(line);
    else if ('typing' in signal) {
      for (const line of signal.users.flatMap(connectionsOf)) line.sendTyping(signal.typing);
    } else {
      onSessionEnd(signal.session);
      const ended = [...connections].filter(({ sessionId }) => sessionId === signal.session);
      closeConnections(ended, 'session_ended');
    }
  };

  const closeConnections = (
    closing: readonly OpenConnection[],
    reason: Parameters<LiveConnection['close']>[0],
  ) => {
    for (const line of closing) {
      connections.delete(line);
      line.close(reason);
    }
  };

  const stopListening = await listen(liveChannel, handleSignal);

  return {
    countConnections: (userId) => connectionsOf(userId).length,

    async open(connection, lastSeen, onStart) {
      const isResumed = lastSeen !== null && (await hasEvent(db, connection.userId, lastSeen));
      const lastEventId = isResumed ? lastSeen : await readLastEventId(db, connection.userId);
      const openConnection: OpenConnection = {
        ...connection,
        lastEventId,
        pendingRead: Promise.resolve(),
      };
      onStart({ lastEventId, isResumed });
      connections.add(openConnection);
      await queueRead(openConnection); // events published since `lastEventId` was read

      return () => void connections.delete(openConnection);
    },

    async close() {
      closeConnections([...connections], 'server_closes');
      await stopListening();
    },
  };
}

type LiveDependencies = {
  db: Db;
  log: Log;
  listen: ListenToChannel;
  /** Called when a session ended on any node, to remove it from this node's cache. */
  onSessionEnd(sessionId: string): void;
};
