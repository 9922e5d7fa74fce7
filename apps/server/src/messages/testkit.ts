import { randomUUID } from 'node:crypto';
import type { Message } from '@longhand/contract/messages-values';
import { buildUser } from '../testkit/build-user.ts';
import { type Clients, clientsFor } from '../testkit/clients.ts';
import type { TestServer } from '../testkit/server.ts';

/** A signed-in user with message clients. */
export type Writer = Clients & { id: string; email: string };

export async function newWriter(server: TestServer, displayName?: string): Promise<Writer> {
  const user = await buildUser(server, displayName === undefined ? {} : { displayName });

  return { id: user.id, email: user.email, ...(await clientsFor(server, user)) };
}

export async function newWriters(server: TestServer): Promise<[Writer, Writer, Writer]> {
  return [await newWriter(server), await newWriter(server), await newWriter(server)];
}

/** Sends a text. */
export function send(
  writer: Writer,
  conversationId: string,
  body: string,
  more: { replyToSeq?: number; attachmentIds?: string[]; clientId?: string } = {},
): Promise<Message> {
  return writer.messages.send({
    params: { id: conversationId },
    body: { clientId: randomUUID(), body, ...more },
  });
}

/** A direct conversation accepted by both, with one message of each. */
export async function befriend(one: Writer, other: Writer): Promise<string> {
  const { id } = await one.messages.openDirect({ params: { id: other.id } });
  await send(one, id, 'Hello.');
  await send(other, id, 'Hello to you.');

  return id;
}

/** A group of people who know its owner. */
export async function newGroup(owner: Writer, others: readonly Writer[]): Promise<string> {
  for (const other of others) await befriend(owner, other);
  const id = randomUUID();
  const userIds = others.map((other) => other.id);
  await owner.messages.createGroup({ params: { id }, body: { title: 'A group', userIds } });

  return id;
}

/** The texts that a writer sees in a conversation. */
export async function textsOf(writer: Writer, conversationId: string): Promise<string[]> {
  const { items } = await writer.messages.listMessages({
    params: { id: conversationId },
    query: { size: 100 },
  });

  return items.filter(({ system }) => system === null).map(({ body }) => body);
}

/** A conversation as its list shows it. */
export async function conversationOf(writer: Writer, conversationId: string) {
  return writer.messages.readConversation({ params: { id: conversationId } });
}

/** The refusal code of each request in order, or `accepted`. */
export async function codesOf(requests: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const codes: string[] = [];
  for (const send of requests) {
    codes.push(
      await send().then(
        () => 'accepted',
        ({ code }: { code: string }) => code,
      ),
    );
  }

  return codes;
}
