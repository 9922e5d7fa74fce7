import type { HandlerInput } from '@longhand/contract/endpoint';
import type { messages as contract } from '@longhand/contract/messages';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireMembership } from '../conversation-change.ts';
import {
  findBeyond,
  listChangedMessages,
  listMessages,
  type MarkedMessage,
  type MessageSelection,
} from '../message-queries.ts';
import { presentMessages } from './present-messages.ts';

type ListQuery = HandlerInput<(typeof contract)['listMessages']>['query'];
type Page = { rows: MarkedMessage[]; hasEarlier: boolean; hasLater: boolean };

/** A page of messages. The version is read before them, so that no change between the two reads is missed. */
export async function listPage(
  { db, clock, caller: { userId } }: Context<'user'>,
  conversationId: string,
  query: ListQuery,
) {
  const { conversation } = await requireMembership(db, userId, conversationId);
  const { rows, hasEarlier, hasLater } =
    query.changedSince === undefined
      ? await readPage(db, { userId, conversationId }, query)
      : await readChanges(db, { userId, conversationId }, { ...query, since: query.changedSince });
  const items = await presentMessages({ db, userId, now: clock.now() }, rows);

  return { items, hasEarlier, hasLater, version: conversation.version };
}

type Reader = { userId: string; conversationId: string };

async function readChanges(
  db: Db,
  { userId, conversationId }: Reader,
  { since, size }: { since: number; size: number },
): Promise<Page> {
  const rows = await listChangedMessages(db, userId, conversationId, { since, limit: size + 1 });

  return { rows: rows.slice(0, size), hasEarlier: false, hasLater: rows.length > size };
}

async function readPage(
  db: Db,
  { userId, conversationId }: Reader,
  query: ListQuery,
): Promise<Page> {
  const rows: MarkedMessage[] = [];
  for (const { selection, limit } of selectionsOf(query)) {
    rows.push(...(await listMessages(db, userId, conversationId, { selection, limit })));
  }
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) {
    return { rows, ...(await beyondEmpty(db, { userId, conversationId }, query)) };
  }
  const range = { first: first.seq, last: last.seq };

  return { rows, ...(await findBeyond(db, userId, conversationId, range)) };
}

/** Whether messages exist on the other side of an empty page's start. */
async function beyondEmpty(
  db: Db,
  { userId, conversationId }: Reader,
  { before, after }: ListQuery,
) {
  const first = after === undefined ? (before === undefined ? noMessage : 0) : after + 1;
  const last = before === undefined ? noMessage : before - 1;

  return findBeyond(db, userId, conversationId, { first, last });
}

/** Greater than every sequence number. */
const noMessage = 2_147_483_647;

function selectionsOf({
  before,
  after,
  around,
  from,
  size,
}: ListQuery): { selection: MessageSelection; limit: number }[] {
  if (around !== undefined) {
    const earlier = Math.ceil(size / 2);

    return [
      { selection: { by: 'before', seq: around + 1 }, limit: earlier },
      ...(size > earlier
        ? [{ selection: { by: 'after', seq: around } as const, limit: size - earlier }]
        : []),
    ];
  }
  if (before !== undefined) return [{ selection: { by: 'before', seq: before }, limit: size }];
  if (after !== undefined) return [{ selection: { by: 'after', seq: after }, limit: size }];
  if (from === undefined) return [{ selection: { by: 'newest' }, limit: size }];

  return [{ selection: { by: 'day', from: new Date(from) }, limit: size }];
}
