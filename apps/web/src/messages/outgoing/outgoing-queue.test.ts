import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createOutgoingQueue,
  type OutgoingMessage,
  type OutgoingStorage,
  type SendResult,
} from './outgoing-queue.ts';

type Outcome = 'arrives' | 'arrives without response' | 'lost' | 'refused';

/** A device with storage that outlives a reload, and a server that stores each client id once. */
function createTestDevice() {
  const stored = new Map<string, OutgoingMessage>();
  const received: string[] = [];
  let outcomes: Outcome[] = [];
  let lock: Promise<void> = Promise.resolve();
  let retry = () => {};
  let newId = 0;

  const storage: OutgoingStorage = {
    list: async () => [...stored.values()],
    put: async (message) => void stored.set(message.clientId, message),
    remove: async (clientId) => void stored.delete(clientId),
  };
  const receive = (clientId: string) => {
    if (!received.includes(clientId)) received.push(clientId);
  };
  const send = async ({ clientId }: OutgoingMessage): Promise<SendResult> => {
    await Promise.resolve();
    const outcome = outcomes.shift() ?? 'arrives';
    if (outcome === 'lost') return { is: 'unreachable' };
    if (outcome === 'refused')
      return { is: 'refused', failure: { code: 'message_empty', message: 'Empty.' } };
    receive(clientId);

    return outcome === 'arrives' ? { is: 'sent' } : { is: 'unreachable' };
  };
  const open = () =>
    createOutgoingQueue({
      storage,
      send,
      withLock(act) {
        lock = lock.then(act, act);

        return lock;
      },
      schedule(_, act) {
        retry = act;

        return () => {
          retry = () => {};
        };
      },
      random: () => 0.5,
      onStored: () => {},
    });
  let queue = open();

  return {
    queue: () => queue,
    received,
    stored,
    nextOutcomes: (next: readonly Outcome[]) => {
      outcomes = [...next];
    },
    reload() {
      queue.stop();
      queue = open();
    },
    add(text = 'Slack water') {
      const clientId = String(++newId).padStart(4, '0');
      const message = { clientId, conversationId: 'one', body: text, files: [], writtenAt: '' };

      return queue.add(message).then(() => clientId);
    },
    async sendAgain() {
      await lock;
      retry();
      await lock;
    },
  };
}

test('a message is shown at once, sent, and then no longer in the queue', async () => {
  const device = createTestDevice();
  const adding = device.add();

  expect(device.queue().messages.get()).toHaveLength(1);
  const clientId = await adding;
  await device.sendAgain();
  expect(device.received).toEqual([clientId]);
  expect(device.queue().messages.get()).toEqual([]);
  expect(device.stored.size).toBe(0);
});

test('messages written offline are sent in order after a reload', async () => {
  const device = createTestDevice();
  device.nextOutcomes(['lost', 'lost', 'lost', 'lost']);
  const first = await device.add();
  const second = await device.add();
  device.reload();
  await device.queue().reload();
  expect(device.queue().messages.get()).toHaveLength(2);

  device.nextOutcomes([]);
  await device.queue().flush();
  expect(device.received).toEqual([first, second]);
});

test('a refused message remains with its reason and does not delay the next one', async () => {
  const device = createTestDevice();
  device.nextOutcomes(['refused']);
  const refused = await device.add();
  const next = await device.add();
  await device.sendAgain();
  expect(device.received).toEqual([next]);
  expect(device.queue().messages.get()).toMatchObject([
    { clientId: refused, failure: { code: 'message_empty' } },
  ]);

  await device.queue().retry(refused);
  await device.sendAgain();
  expect(device.received).toEqual([next, refused]);
});

test('a deleted message is not sent and does not come back', async () => {
  const device = createTestDevice();
  device.nextOutcomes(['refused']);
  const clientId = await device.add();
  await device.sendAgain();
  await device.queue().remove(clientId);
  await device.queue().reload();

  expect(device.queue().messages.get()).toEqual([]);
  expect(device.stored.size).toBe(0);
});

test('a message that cannot be stored is still shown and sent', async () => {
  const sent: string[] = [];
  const queue = createOutgoingQueue({
    storage: {
      list: async () => [],
      put: () => Promise.reject(new Error('full')),
      remove: async () => undefined,
    },
    send: async ({ clientId }) => {
      sent.push(clientId);

      return { is: 'sent' };
    },
    withLock: (act) => act(),
    schedule: () => () => {},
    random: Math.random,
    onStored: () => {},
  });
  await queue.add({ clientId: 'a', conversationId: 'one', body: '', files: [], writtenAt: '' });
  await queue.flush();

  expect(sent).toEqual(['a']);
});

test('whatever the network does and whenever the page reloads, each message arrives once and in order', async () => {
  const step = fc.oneof(
    fc.constant('add' as const),
    fc.constant('reload' as const),
    fc.constant('send' as const),
    fc.array(fc.constantFrom<Outcome>('arrives', 'arrives without response', 'lost'), {
      minLength: 1,
      maxLength: 4,
    }),
  );

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const device = createTestDevice();
      const added: string[] = [];
      for (const one of steps) {
        if (one === 'add') added.push(await device.add());
        else if (one === 'reload') device.reload();
        else if (one === 'send') await device.sendAgain();
        else device.nextOutcomes(one);
      }
      device.nextOutcomes([]);
      device.reload();
      await device.queue().flush();
      await device.sendAgain();

      expect(device.received).toEqual(added);
      expect(device.stored.size).toBe(0);
    }),
  );
});
