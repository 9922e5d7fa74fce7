import type { Db } from '../db/db.ts';
import type { Log } from '../log.ts';
import { hasEvent, type LiveEvent, listEventsAfter, readLastId } from './queries.ts';
import { liveChannel, readSignal } from './signals.ts';

/** One open connection of somebody's page to this node. */
type Line = {
  userId: string;
  sessionId: string;
  /** Writes an event to the page. */
  tell(event: LiveEvent): void;
  /** Closes it, with the reason that the page is told. */
  end(reason: 'session_ended' | 'server_closes'): void;
};

/** The lines that are open on this node, and what the other nodes tell it. */
export type Live = {
  countOf(userId: string): number;
  /**
   * Opens a line that has seen events up to a number. Nothing is told before `begin` has run, with the number it
   * begins after and whether nothing was missed. Returns what closes it.
   */
  open(line: Line, lastSeen: number | null, begin: Begin): Promise<() => void>;
  close(): Promise<void>;
};

type Begin = (start: { after: number; isResumed: boolean }) => void;
type Listen = (
  channel: string,
  hear: (words: string | null) => void,
) => Promise<() => Promise<void>>;
type OpenLine = Line & { after: number; reading: Promise<void> };

const batch = 100;

export async function openLive({ db, log, listen, onSessionEnd }: Parts): Promise<Live> {
  const lines = new Set<OpenLine>();
  const linesOf = (userId: string) => [...lines].filter((line) => line.userId === userId);

  /** Reads on where the line is, one reading after the other, so that no event is told twice. */
  const bring = (line: OpenLine) => {
    line.reading = line.reading
      .then(() => readOn(line))
      .catch((error: unknown) => log.error({ err: error }, 'Live events could not be read'));

    return line.reading;
  };

  const readOn = async (line: OpenLine): Promise<void> => {
    if (!lines.has(line)) return;
    const events = await listEventsAfter(db, line.userId, { after: line.after, limit: batch });
    for (const event of events) {
      line.after = event.id;
      if (lines.has(line)) line.tell(event);
    }
    if (events.length === batch) await readOn(line);
  };

  const hear = (words: string | null) => {
    const signal = readSignal(words);
    if (signal === null) for (const line of lines) void bring(line);
    else if ('user' in signal) for (const line of linesOf(signal.user)) void bring(line);
    else {
      onSessionEnd(signal.session);
      const over = [...lines].filter(({ sessionId }) => sessionId === signal.session);
      end(over, 'session_ended');
    }
  };

  const end = (ending: readonly OpenLine[], reason: Parameters<Line['end']>[0]) => {
    for (const line of ending) {
      lines.delete(line);
      line.end(reason);
    }
  };

  const stopListening = await listen(liveChannel, hear);

  return {
    countOf: (userId) => linesOf(userId).length,

    async open(line, lastSeen, begin) {
      const isResumed = lastSeen !== null && (await hasEvent(db, line.userId, lastSeen));
      const after = isResumed ? lastSeen : await readLastId(db, line.userId);
      const opened: OpenLine = { ...line, after, reading: Promise.resolve() };
      begin({ after, isResumed });
      lines.add(opened);
      await bring(opened); // what came between the reading of the number and now

      return () => void lines.delete(opened);
    },

    async close() {
      end([...lines], 'server_closes');
      await stopListening();
    },
  };
}

type Parts = {
  db: Db;
  log: Log;
  listen: Listen;
  /** What this node still holds of a session that ended on any. */
  onSessionEnd(sessionId: string): void;
};
