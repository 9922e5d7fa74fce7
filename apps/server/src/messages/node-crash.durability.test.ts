import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Message } from '@longhand/contract/messages-values';
import { afterEach, expect, test } from 'vitest';
import { type PostgresCluster, startPostgres } from '../../../../scripts/postgres-cluster.ts';
import { createClients } from '../testkit/clients.ts';
import { createHttpTransport } from '../testkit/http-transport.ts';
import { findFreePort, ServerProcess } from '../testkit/server-process.ts';
import { conversationOf, newGroup, type Writer } from './testkit.ts';

const kinds = [
  { database: 'PostgreSQL', nodeCount: 2, rounds: 50 },
  { database: 'the embedded database', nodeCount: 1, rounds: 3 },
];

let postgres: PostgresCluster | undefined;
let nodes: ServerProcess[] = [];
let directories: string[] = [];

afterEach(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  await postgres?.stop();
  for (const directory of directories) rmSync(directory, { recursive: true });
  [postgres, nodes, directories] = [undefined, [], []];
});

test.each(kinds)(
  'on $database, messages are stored once and in order while nodes are killed $rounds times',
  { timeout: 300_000 },
  async ({ database, nodeCount, rounds }) => {
    if (database === 'PostgreSQL') postgres = await startPostgres();
    await startNode(); // alone, so that it prints the codes of the senders
    const senders: Sender[] = [];
    for (let n = 0; n < 6; n += 1) senders.push(await newSender(`writer-${n}`));
    while (nodes.length < nodeCount) await startNode();
    const [owner, ...others] = senders;
    const reader = others.at(-1);
    if (owner === undefined || reader === undefined) throw new Error('Nobody writes.');
    const id = await newGroup(owner, others);
    for (let round = 0; round < rounds; round += 1) {
      const writing = senders
        .filter((sender) => sender !== reader)
        .map((sender) => sender.sendUntilAcknowledged(id, round));
      await wait(Math.random() * 40);
      const victim = nodes[round % nodeCount];
      await victim?.kill();
      const restarting = victim?.start();
      await Promise.all(writing);
      await restarting;
      if (round % 10 === 3)
        await reader.messages.markRead({ params: { id }, body: { upTo: round * 5 } });
    }

    const items = await listAll(owner, id);
    expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => index + 1));
    expect(new Set(items.map(({ version }) => version)).size).toBe(items.length);
    for (const sender of senders) {
      const sent = items.filter(
        ({ senderId, system }) => senderId === sender.id && system === null,
      );
      expect(sent.map(({ clientId, seq, body }) => ({ clientId, seq, body }))).toEqual(
        sender.acknowledged,
      );
      await expectUnreadCount(sender, id, items);
    }
    expect(items.filter(({ system }) => system === null)).toHaveLength(rounds * others.length);
    expect(senders.some(({ retryCount }) => retryCount() > 0)).toBe(true);
  },
);

type Sent = Pick<Message, 'clientId' | 'seq' | 'body'>;
type Sender = Writer & {
  /** Sends one message, with the same id to the next node until a node acknowledges it. */
  sendUntilAcknowledged(conversationId: string, round: number): Promise<void>;
  acknowledged: Sent[];
  retryCount(): number;
};

async function startNode(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'longhand-node-'));
  directories.push(directory);
  const node = new ServerProcess(directory, await findFreePort(), {
    env: { SECRET: secret, ...(postgres && { DATABASE_URL: postgres.url }) },
  });
  nodes.push(node);
  await node.start();
}

const secret = randomBytes(32).toString('hex');

/** A new user who writes to the node that is killed next, and after a lost connection to the following one. */
async function newSender(name: string): Promise<Sender> {
  const email = `${name}@example.org`;
  let node = 0;
  let retryCount = 0;
  const clients = createClients(
    createHttpTransport(() => nodes[node % nodes.length]?.origin ?? ''),
  );
  await clients.auth.requestRegistration({ body: { email, locale: 'en' } });
  const printed = await nodes[0]?.waitForOutput(new RegExp(`${email}[^]*?^\\d{6}$`, 'm'));
  const password = 'forty drafts and a kettle';
  await clients.auth.verifyRegistration({
    body: { email, password, code: printed?.slice(-6) ?? '' },
  });
  const { user } = await clients.auth.me();
  const acknowledged: Sent[] = [];

  return {
    ...clients,
    ...{ id: user.id, email, acknowledged, retryCount: () => retryCount },

    async sendUntilAcknowledged(conversationId, round) {
      const body = { clientId: randomUUID(), body: `Message ${round}` };
      node = round;
      for (;;) {
        try {
          const { seq } = await clients.messages.send({ params: { id: conversationId }, body });
          acknowledged.push({ ...body, seq });

          return;
        } catch (error) {
          // fetch reports a lost connection as a TypeError
          const isLater = error instanceof Refusal && error.code === 'rate_limited';
          if (!isLater && !(error instanceof TypeError)) throw error;
          node += 1;
          retryCount += 1;
          await wait(20);
        }
      }
    },
  };
}

async function listAll(writer: Writer, id: string): Promise<Message[]> {
  const items: Message[] = [];
  for (let hasLater = true; hasLater; ) {
    const query = { after: items.at(-1)?.seq ?? 0, size: limits.pageSizeMax };
    const page = await writer.messages.listMessages({ params: { id }, query });
    items.push(...page.items);
    hasLater = page.hasLater;
  }

  return items;
}

async function expectUnreadCount(writer: Writer, id: string, items: readonly Message[]) {
  const { unread, lastReadSeq, lastSeq } = await conversationOf(writer, id);
  const after = items.filter(
    ({ seq, senderId, system }) => seq > lastReadSeq && senderId !== writer.id && system === null,
  );
  expect(lastSeq).toBe(items.length);
  expect(unread).toBe(Math.min(after.length, limits.unreadCountMax));
}
