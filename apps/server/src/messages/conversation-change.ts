import { refuse } from '@longhand/contract/errors';
import type { LiveSlice } from '@longhand/contract/raw-routes';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { publishLiveEvents } from '../platform/live/signals.ts';
import {
  type ConversationRow,
  findMembership,
  lockConversation,
  type MemberRow,
  type Membership,
  updateConversation,
} from './conversations/conversation-queries.ts';
import { listAudience } from './conversations/member-queries.ts';
import { findDirect } from './conversations/start-queries.ts';
import { orderPair } from './rules.ts';

/** A locked conversation in the transaction that changes it. */
export type ConversationUpdate = {
  tx: Db;
  now: Date;
  /** Its state when it was locked. */
  conversation: ConversationRow;
  /** Number of the last message, including those added by this change. */
  lastSeq: number;
  version: number;
  lastMessageAt: Date | null;
  /** Users to notify besides the present members. */
  formerMembers: string[];
};

/** A change made by one member. */
export type ConversationChange = ConversationUpdate & { userId: string; member: MemberRow };

const staleQueries: LiveSlice[] = ['messages'];

/**
 * Changes a conversation under its lock, then saves its version and notifies the members' pages if `work` increased the version.
 * Refuses users without access, and former members, as not found.
 */
export async function changeConversation<Result>(
  context: Pick<Context<'user'>, 'db' | 'clock' | 'caller' | 'reply'>,
  conversationId: string,
  work: (change: ConversationChange) => Promise<Result>,
): Promise<Result> {
  const { db, clock, caller, reply } = context;
  const { userId } = caller;

  return db.transaction(async (tx) => {
    const locked = await lockConversation(tx, conversationId);
    const found = locked && (await findMembership(tx, userId, conversationId));
    if (found === undefined || found.member.leftAt !== null) throw refuse('conversation_not_found');
    const { conversation, member } = found;
    const { lastSeq, version, lastMessageAt } = conversation;
    const change = {
      ...{ tx, userId, now: clock.now(), conversation, member },
      ...{ lastSeq, version, lastMessageAt, formerMembers: [] },
    };
    const result = await work(change);
    const eventId = (await saveChange(change)).get(userId);
    if (eventId !== undefined) reply.setLiveEvent(eventId);

    return result;
  });
}

/** Increases the conversation's version; the changed message gets the new one. */
export function nextVersion(change: ConversationUpdate): number {
  change.version += 1;

  return change.version;
}

/** Saves the numbers of a changed conversation and notifies its members; returns the event id of each. */
export async function saveChange(change: ConversationUpdate): Promise<ReadonlyMap<string, number>> {
  const { tx, conversation, version, lastSeq, lastMessageAt, now } = change;
  if (version === conversation.version) return new Map();
  await updateConversation(tx, conversation.id, { version, lastSeq, lastMessageAt });
  const userIds = new Set([...(await listAudience(tx, conversation.id)), ...change.formerMembers]);

  return publishLiveEvents(tx, { userIds: [...userIds], stale: staleQueries, now });
}

/** Notifies pages of users outside of a conversation change; call it last in the transaction. */
export async function notifyPages(
  tx: Db,
  { reply, caller, clock }: Pick<Context<'user'>, 'reply' | 'caller' | 'clock'>,
  userIds: Iterable<string>,
  stale: LiveSlice[] = staleQueries,
): Promise<void> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return;
  const events = await publishLiveEvents(tx, {
    ...{ userIds: ids, stale },
    now: clock.now(),
  });
  const own = events.get(caller.userId);
  if (own !== undefined) reply.setLiveEvent(own);
}

/** Refuses a membership that was requested but not accepted yet. */
export function requireActive({ member }: Pick<Membership, 'member'>): void {
  if (member.state !== 'active') throw refuse('conversation_not_found');
}

/** The caller's membership, current or former. */
export async function requireMembership(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<Membership> {
  const found = await findMembership(db, userId, conversationId);
  if (found === undefined) throw refuse('conversation_not_found');

  return found;
}

/** The other person of a direct conversation whose view changes with a block, if they can open it. */
export async function listDirectReaders(
  tx: Db,
  userId: string,
  otherId: string,
): Promise<string[]> {
  const direct = await findDirect(tx, orderPair(userId, otherId));
  const isReader = direct && (await findMembership(tx, otherId, direct.id)) !== undefined;

  return isReader ? [otherId] : [];
}
