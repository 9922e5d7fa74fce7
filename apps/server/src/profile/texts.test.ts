import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';
import { listPublished } from './text-queries.ts';

const server = useServer();
const described = { title: 'The bar', kind: 'fiction', language: 'en' } as const;
const refused = (code: string) => expect.objectContaining({ code });

/** A user with one saved text. */
async function writer() {
  const user = await buildUser(server);
  const clients = await clientsFor(server, user);
  const textId = randomUUID();
  await clients.writingLab.createSample({
    body: { id: textId, ...described, text: 'The tide turned.' },
  });

  return { id: user.id, ...clients, textId };
}

test('a text is on a profile from when it is published until it is withdrawn', async () => {
  const [ann, bob] = [await writer(), await writer()];
  const params = { textId: ann.textId };
  const address = { id: ann.id, textId: ann.textId };
  const readAsBob = () => bob.profile.readText({ params: address });
  await ann.profile.change({ body: { isShown: true } });
  await expect(readAsBob()).rejects.toEqual(refused('sample_not_found'));

  await ann.profile.publishText({ params });
  await ann.profile.publishText({ params });
  const { texts } = await bob.profile.read({ params: { id: ann.id } });
  expect(texts).toMatchObject([{ id: ann.textId, ...described, words: 3 }]);
  expect(await readAsBob()).toMatchObject({ text: 'The tide turned.' });
  await ann.writingLab.saveSample({
    params: { id: ann.textId },
    body: { ...described, text: 'It turned again.', revision: 1 },
  });
  expect(await readAsBob()).toMatchObject({ text: 'It turned again.' });

  await ann.profile.unpublishText({ params });
  await expect(readAsBob()).rejects.toEqual(refused('sample_not_found'));
  expect(await ann.writingLab.readSample({ params: { id: ann.textId } })).toBeTruthy();
});

test('a removed text and a text of a hidden profile are visible to nobody else', async () => {
  const [ann, bob] = [await writer(), await writer()];
  const params = { id: ann.id, textId: ann.textId };
  await ann.profile.publishText({ params: { textId: ann.textId } });
  await expect(bob.profile.readText({ params })).rejects.toEqual(refused('profile_not_found'));
  expect(await ann.profile.readText({ params })).toMatchObject({ text: 'The tide turned.' });

  await ann.profile.change({ body: { isShown: true } });
  await ann.writingLab.removeSample({ params: { id: ann.textId } });
  await expect(bob.profile.readText({ params })).rejects.toEqual(refused('sample_not_found'));
  expect(await bob.profile.read({ params: { id: ann.id } })).toMatchObject({ texts: [] });
  await ann.writingLab.restoreSample({ params: { id: ann.textId } });
  expect(await bob.profile.readText({ params })).toMatchObject({ title: 'The bar' });
});

test('a user cannot publish the text of another', async () => {
  const [ann, bob] = [await writer(), await writer()];
  const params = { textId: ann.textId };

  await expect(bob.profile.publishText({ params })).rejects.toEqual(refused('sample_not_found'));
  await ann.profile.publishText({ params });
  await bob.profile.unpublishText({ params });
  expect((await ann.profile.read({ params: { id: ann.id } })).texts).toHaveLength(1);
  const asBobs = { id: bob.id, textId: ann.textId };
  await expect(bob.profile.readText({ params: asBobs })).rejects.toEqual(
    refused('sample_not_found'),
  );
});

test('an erased text is removed from the profile without a trace', async () => {
  const ann = await writer();
  await ann.profile.publishText({ params: { textId: ann.textId } });
  await ann.writingLab.removeSample({ params: { id: ann.textId } });
  await ann.writingLab.eraseSample({ params: { id: ann.textId } });

  expect(await listPublished(server.services.db, ann.id)).toEqual([]);
  await expect(ann.profile.publishText({ params: { textId: ann.textId } })).rejects.toEqual(
    refused('sample_not_found'),
  );
});
