import type { ApiToken, authTokens } from '@longhand/contract/auth-tokens';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { v7 as uuid } from 'uuid';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { apiTokenPrefix } from '../../platform/http/identify.ts';
import { digest, randomToken } from '../../platform/secret.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { sendSecurityAlert } from '../security-alerts.ts';
import {
  countTokens,
  deleteToken,
  insertToken,
  listTokens,
  lockTokens,
  type TokenRow,
} from './queries.ts';

export const tokenHandlers: Handlers<typeof authTokens> = {
  async listTokens(_received, { db, clock, caller: { userId } }) {
    const now = clock.now();
    const items = await listTokens(db, { userId, now, limit: limits.tokensPerUserMax });

    return { items: items.map(presentToken) };
  },

  async createToken({ body: { name, scopes, days } }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    const token = `${apiTokenPrefix}${randomToken()}`;
    const now = clock.now();
    const row: TokenRow = {
      id: uuid(),
      userId,
      tokenHash: digest(token),
      name,
      scopes: [...new Set(scopes)].sort(),
      createdAt: now,
      usedAt: null,
      expiresAt: days === null ? null : addMilliseconds(now, days * day),
    };

    await db.transaction(async (tx) => {
      await lockTokens(tx, userId);
      if ((await countTokens(tx, { userId, now })) >= limits.tokensPerUserMax) {
        throw refuse('token_limit');
      }
      await insertToken(tx, row);
      await recordAuditEvent('token_made', { userId, db: tx }, context);
      await sendSecurityAlert(tx, { person: caller.user, change: 'token_made' }, context);
    });

    return { token, item: presentToken(row) };
  },

  async removeToken({ params: { id } }, context) {
    const { db, caller } = context;
    const { userId } = caller;
    await db.transaction(async (tx) => {
      if (!(await deleteToken(tx, { userId, id }))) throw refuse('token_not_found');
      await recordAuditEvent('token_removed', { userId, db: tx }, context);
    });

    return { success: true };
  },
};

function presentToken({ createdAt, usedAt, expiresAt, ...row }: TokenRow): ApiToken {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: usedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
