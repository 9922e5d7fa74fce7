import type { goalSessions, WritingSession } from '@longhand/contract/goals-sessions';
import type { Handlers } from '../../platform/http/context.ts';
import { presentRemoved } from '../present.ts';
import {
  listEndedSessions,
  listRemovedSessions,
  readRunningSession,
  type WritingSessionRow,
} from './queries.ts';
import {
  finishWritingSession,
  removeSession,
  restoreSession,
  startWritingSession,
} from './sessions.ts';

export const writingSessionHandlers: Handlers<typeof goalSessions> = {
  async listSessions({ query: { before, size } }, { db, caller: { userId } }) {
    const running = await readRunningSession(db, userId);
    const rows = await listEndedSessions(db, userId, {
      size: size + 1,
      ...(before !== undefined && { before: new Date(before) }),
    });
    const items = rows.slice(0, size).map(presentSession);

    return {
      running: running === undefined ? null : presentSession(running),
      items,
      next: rows.length > size ? (items.at(-1)?.startedAt ?? null) : null,
    };
  },

  async startSession({ params, body }, context) {
    return presentSession(await startWritingSession(params.id, body, context));
  },

  async finishSession({ params, body }, context) {
    return presentSession(await finishWritingSession(params.id, body, context));
  },

  async removeSession({ params }, context) {
    await removeSession(params.id, context);

    return { success: true };
  },

  async listRemovedSessions(_, { db, caller: { userId } }) {
    const rows = await listRemovedSessions(db, userId);
    const items = rows.map((row) => ({ ...presentSession(row), deletedAt: row.deletedAt }));

    return { items: presentRemoved(items) };
  },

  async restoreSession({ params }, context) {
    return presentSession(await restoreSession(params.id, context));
  },
};

export function presentSession(row: WritingSessionRow): WritingSession {
  return {
    ...row,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
