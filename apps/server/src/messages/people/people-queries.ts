import { limits } from '@longhand/contract/limits';
import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import { blockedPairIds, type PublicProfile, searchUsers } from '../../auth/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { visibleProfileIds } from '../../profile/index.ts';
import { conversationMembers } from '../tables.ts';
import { closedToStrangersIds } from './privacy-queries.ts';

/**
 * People by name or username: those who share a conversation with the user, and those with a visible profile who accept messages from
 * strangers. Excludes people with a block between them and the user.
 */
export async function findPeople(
  db: Db,
  userId: string,
  text: string,
): Promise<(PublicProfile & { id: string })[]> {
  const candidates = union(knownIds(db, userId), reachableIds(db, userId)).as('candidates');
  const ids = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(notInArray(candidates.id, blockedPairIds(db, userId)));

  return searchUsers(db, ids, { text, most: limits.peopleFoundMax });
}

/** Active members of the user's conversations. */
function knownIds(db: Db, userId: string) {
  const own = alias(conversationMembers, 'own');

  return db
    .select({ id: conversationMembers.userId })
    .from(conversationMembers)
    .innerJoin(own, eq(own.conversationId, conversationMembers.conversationId))
    .where(
      and(
        eq(own.userId, userId),
        eq(own.state, 'active'),
        isNull(own.declinedAt),
        eq(conversationMembers.state, 'active'),
        ne(conversationMembers.userId, userId),
      ),
    );
}

function reachableIds(db: Db, userId: string) {
  const visible = visibleProfileIds(db, userId).as('visible');

  return db
    .select({ id: visible.id })
    .from(visible)
    .where(notInArray(visible.id, closedToStrangersIds(db)));
}
