import type { authSessions } from '@longhand/contract/auth-sessions';
import { refuse } from '@longhand/contract/errors';
import type { Handlers } from '../../platform/http/context.ts';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { deleteUserSignInSteps } from '../second-factor/queries.ts';
import { countHistory, hasOwnSession, listHistory, listOpenSessions } from './queries.ts';

type SessionEndpoint = 'listSessions' | 'endSession' | 'endOtherSessions' | 'listHistory';

export const sessionListHandlers: Pick<Handlers<typeof authSessions>, SessionEndpoint> = {
  async listSessions(_received, { db, clock, caller, geoIp }) {
    const rows = await listOpenSessions(db, caller.userId, clock.now());
    const items = rows.map((row) => ({
      id: row.id,
      device: deviceNameOf(row.userAgent),
      range: row.ipPrefix,
      place: row.place,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      isRemembered: row.remembered,
      isCurrent: row.id === caller.sessionId,
    }));

    return { success: true, items, placesBy: geoIp.source() };
  },

  async endSession({ params: { id } }, context) {
    const { db, caller, sessions, reply } = context;
    const { userId, sessionId } = caller;
    if (!(await hasOwnSession(db, { userId, id }))) throw refuse('session_not_found');

    await sessions.end(id);
    await recordAuditEvent('session_ended', { userId }, context);
    if (id === sessionId) reply.endSession();

    return { success: true };
  },

  async endOtherSessions(_received, context) {
    const { db, caller, sessions } = context;
    const { userId, sessionId } = caller;
    const ended = await db.transaction(async (tx) => {
      await deleteUserSignInSteps(tx, userId);
      await recordAuditEvent('sessions_ended', { userId, db: tx }, context);

      return sessions.endAll(tx, userId, sessionId);
    });
    sessions.invalidateUser(userId);

    return { success: true, ended };
  },

  async listHistory({ query: { page, size } }, { db, caller }) {
    const rows = await listHistory(db, caller.userId, { offset: (page - 1) * size, limit: size });
    const items = rows.map(({ id, at, kind, method, device, ipPrefix, place }) => ({
      ...{ id, kind, method, device, place },
      at: at.toISOString(),
      range: ipPrefix,
    }));

    return { success: true, items, total: await countHistory(db, caller.userId) };
  },
};
