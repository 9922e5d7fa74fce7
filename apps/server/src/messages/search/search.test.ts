import { expect, test } from 'vitest';
import { second } from '../../platform/clock.ts';
import { useServer } from '../../testkit/server.ts';
import { befriend, newGroup, newWriter, newWriters, send, type Writer } from '../testkit.ts';

const server = useServer();
const found = async (writer: Writer, query: object) =>
  (await writer.messages.search({ query })).items.map(({ body }) => body);

test('messages are found by words and phrases in six languages', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const texts = {
    en: 'She walked past the lantern.',
    es: 'El árbol cayó por la noche.',
    fr: 'Voilà l’étoile et le cœur.',
    de: 'Die Straße lag still.',
    ar: 'هَدَأَ البَحْرُ عند المساء.',
    zh: '潮水退了，她沿着岸走。',
  };
  for (const text of Object.values(texts)) await send(ann, id, text);

  expect(await found(bob, { q: 'lant' })).toEqual([texts.en]);
  expect(await found(bob, { q: 'walking' })).toEqual([texts.en]);
  expect(await found(bob, { q: 'arbol noches' })).toEqual([texts.es]);
  expect(await found(bob, { q: 'etoile coeur' })).toEqual([texts.fr]);
  expect(await found(bob, { q: 'STRASSE' })).toEqual([texts.de]);
  expect(await found(bob, { q: 'البحر' })).toEqual([texts.ar]);
  expect(await found(bob, { q: '沿着岸' })).toEqual([texts.zh]);
  expect(await found(bob, { q: '走' })).toEqual([texts.zh]);
  expect(await found(bob, { q: '"the lantern"' })).toEqual([texts.en]);
  expect(await found(bob, { q: `"l'étoile et"` })).toEqual([texts.fr]);
  expect(await found(bob, { q: '"lantern the"' })).toEqual([]);
  expect(await found(bob, { q: 'lantern noche' })).toEqual([]);
  for (const q of [
    "'quoted'",
    'a & b',
    '!',
    ':*',
    '\\',
    "'; drop table",
    '@',
    '%',
    '"(" x',
    '*'.repeat(200),
  ]) {
    await expect(found(bob, { q })).resolves.toBeInstanceOf(Array);
  }
  expect(await found(bob, {})).toEqual([]);
});

test('a search can be limited to a conversation or sender, and is paged', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const direct = await befriend(ann, bob);
  const group = await newGroup(ann, [bob, eve]);
  for (const n of [1, 2, 3]) {
    server.clock.advance(second);
    await send(ann, direct, `ferry ${n}`);
    await send(bob, group, `ferry ${n} in the group`);
  }
  expect(await found(ann, { q: 'ferry', conversationId: direct })).toHaveLength(3);
  expect(await found(ann, { q: 'ferry', senderId: bob.id })).toHaveLength(3);
  expect(await found(ann, { senderId: eve.id })).toEqual(['Hello to you.']);
  expect(await found(eve, { q: 'ferry' })).toHaveLength(3);

  const all: string[] = [];
  let before: string | null = null;
  do {
    const query: object = { q: 'ferry', size: 4, ...(before !== null && { before }) };
    const page = await ann.messages.search({ query });
    all.push(...page.items.map(({ body }) => body));
    before = page.next;
  } while (before !== null);
  expect(new Set(all).size).toBe(6);
  expect(all.slice(-2).sort()).toEqual(['ferry 1', 'ferry 1 in the group']);
  for (const cursor of ['x', '1.2.3', `9.${direct}.99999999999`]) {
    await expect(found(ann, { q: 'ferry', before: cursor })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  }
});

test('a search finds the newest matches of many conversations, and rare ones in any of them', async () => {
  const [ann] = await newWriters(server);
  const ids: string[] = [];
  for (let n = 0; n < 25; n += 1) {
    server.clock.advance(10 * second);
    const id = await befriend(await newWriter(server), ann);
    ids.push(id);
    await send(ann, id, n === 0 ? 'The only zither' : `Ferry ${n}`);
  }
  server.clock.advance(second);
  await send(ann, ids[1] ?? '', 'The last ferry');

  expect(await found(ann, { q: 'zither' })).toEqual(['The only zither']);
  expect(await found(ann, { q: 'ferry', size: 3 })).toEqual([
    'The last ferry',
    'Ferry 24',
    'Ferry 23',
  ]);
  expect(await found(ann, { q: 'ferry' })).toHaveLength(25);
  expect((await found(ann, { q: 'ferry' })).at(-1)).toBe('Ferry 1');
});

test('edited messages are found by their new text, deleted ones are not found', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const { seq } = await send(ann, id, 'The lantern');
  await ann.messages.editMessage({ params: { id, seq }, body: { body: 'The candle' } });
  expect([await found(bob, { q: 'lantern' }), await found(bob, { q: 'candle' })]).toEqual([
    [],
    ['The candle'],
  ]);
  await ann.messages.deleteMessage({ params: { id, seq }, query: { for: 'everyone' } });
  expect(await found(bob, { q: 'candle' })).toEqual([]);
});
