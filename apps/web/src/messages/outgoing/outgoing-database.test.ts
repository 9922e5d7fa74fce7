import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { countDeviceMessages, deleteDeviceMessages } from '../../platform/device-texts.ts';
import { openOutgoingDatabase } from './outgoing-database.ts';
import type { OutgoingMessage } from './outgoing-queue.ts';

const fileOf = (bytes: number) => ({
  ...{ id: 'f', name: 'map.png', alt: '', isImage: true },
  blob: new Blob([new Uint8Array(bytes)]),
});
const messageOf = (clientId: string, changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  ...{ clientId, conversationId: 'one', position: 1, body: '', files: [], writtenAt: '' },
  ...changes,
});

test('attachments of an unsent message are stored until they are removed', async () => {
  const { attached } = openOutgoingDatabase('ann');
  const shared = { type: 'goal', id: 'g', title: 'The Salt Road' } as const;
  await attached.write('one', { files: [fileOf(3)], shared });

  const reopened = openOutgoingDatabase('ann').attached;
  expect(await reopened.read('one')).toMatchObject({ files: [{ name: 'map.png' }], shared });
  await reopened.write('one', { files: [] });
  expect(await reopened.read('one')).toBeUndefined();
});

test('files beyond the limit are refused, messages without files are not', async () => {
  const { outgoing, attached } = openOutgoingDatabase('bob', 10);
  await outgoing.put(messageOf('a', { files: [fileOf(6)] }));
  await outgoing.put(messageOf('a', { files: [fileOf(7)] }));
  await expect(outgoing.put(messageOf('b', { files: [fileOf(6)] }))).rejects.toThrow();
  await expect(attached.write('two', { files: [fileOf(6)] })).rejects.toThrow();
  await outgoing.put(messageOf('c', { body: 'Slack water' }));

  expect((await outgoing.list()).map(({ clientId }) => clientId)).toEqual(['a', 'c']);
});

test('unsent messages are counted and deleted with the data of the device', async () => {
  const { outgoing } = openOutgoingDatabase('carla');
  await outgoing.put(messageOf('a'));
  expect(await countDeviceMessages('carla')).toBe(1);

  await deleteDeviceMessages('carla');
  expect(await countDeviceMessages('carla')).toBe(0);
});
