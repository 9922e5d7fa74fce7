import { randomUUID } from 'node:crypto';
import { count, max, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hour } from '../platform/clock.ts';
import { exportPerson } from '../platform/personal-data.ts';
import { slices } from '../slices.ts';
import { runJob, runJobs } from '../testkit/jobs.ts';
import { jsonOf } from '../testkit/json.ts';
import { member } from '../testkit/member.ts';
import { useServer } from '../testkit/server.ts';
import { longTextPieces, longTexts } from './tables.ts';

const server = useServer();

const described = { title: 'The tide tables', kind: 'fiction', language: 'en' } as const;
const border = 262_144;
const padding = 'The boats came in with the tide. '.repeat(24_000);
/** Words, and a character of two units, lie across the borders of its pieces. */
const long = [
  padding.slice(0, border - 8),
  ' grellick harbor ',
  padding.slice(0, border - 10),
  '🌊 and then the lamp went out.',
].join('');

test('a long text is read as it was saved, alone, with others, in its versions and in the copy of the data', async () => {
  const { writingLab: ann, auth } = await member(server);
  const id = randomUUID();
  const short = randomUUID();
  await ann.createSample({ body: { id, ...described, text: long } });
  await ann.createSample({ body: { id: short, ...described, text: 'She left.' } });
  const anew = `${long} She left.`;
  await ann.saveSample({
    params: { id },
    body: { ...described, text: anew, revision: 1, version: true },
  });

  expect((await ann.readSample({ params: { id } })).text === anew).toBe(true);
  const { items } = await ann.readSamples({ body: { ids: [short, id] } });
  expect(items.map(({ text }) => text.length)).toEqual([9, anew.length]);
  const first = await ann.readVersion({ params: { id, number: 1 } });
  expect(first.text === long).toBe(true);
  const { db } = server.services;
  const { user } = await auth.me();
  const copy = await jsonOf(await exportPerson({ db, slices }, user.id));
  expect(copy.includes(JSON.stringify(long))).toBe(true);
  expect(copy.includes(JSON.stringify(anew))).toBe(true);
});

test('a long text is stored in pieces, once for itself and its versions, and shortened it has none', async () => {
  const { writingLab: ann } = await member(server);
  const id = randomUUID();
  const before = await countPieces();
  await ann.createSample({ body: { id, ...described, text: long } });
  const body = { ...described, title: 'The harbor', text: long, revision: 1, version: true };
  await ann.saveSample({ params: { id }, body });

  expect(await countPieces()).toMatchObject({ texts: before.texts + 1, pieces: before.pieces + 3 });
  expect((await countPieces()).longest).toBeLessThanOrEqual(border + 1);
  const shortened = { ...described, text: 'She left.', revision: 2, version: true };
  await ann.saveSample({ params: { id }, body: shortened });
  expect((await ann.readSample({ params: { id } })).text).toBe('She left.');
  expect((await ann.readVersion({ params: { id, number: 2 } })).text === long).toBe(true);
});

test('a phrase is found across the border of two pieces, and home shows the last words', async () => {
  const { writingLab: ann, home } = await member(server);
  await ann.createSample({ body: { id: randomUUID(), ...described, text: long } });
  await ann.createSample({ body: { id: randomUUID(), ...described, text: 'A GRELLICK, harbor.' } });
  await runJobs(server);
  const totalOf = async (search: string) => (await ann.listSamples({ query: { search } })).total;

  expect(await totalOf('"grellick harbor"')).toBe(1);
  expect(await totalOf('"grellick, harbor"')).toBe(1);
  expect(await totalOf('"tide. 🌊"')).toBe(0);
  expect(await totalOf('"lamp went out"')).toBe(1);
  const ofManyPieces = `${padding.repeat(2)}A cormorant dived.`;
  await ann.createSample({ body: { id: randomUUID(), ...described, text: ofManyPieces } });
  await runJobs(server);
  expect(await totalOf('"a cormorant dived"')).toBe(1);
  expect(await totalOf('"the boats came" "cormorant dived"')).toBe(1);
  expect(await totalOf('"the boats came" "cormorant, dived"')).toBe(0);
  server.clock.turn(1_000); // it is the newest
  await ann.createSample({ body: { id: randomUUID(), ...described, text: long } });
  expect(JSON.stringify(await home.read())).toContain('and then the lamp went out.');
});

test('a search shows the words around a match in a later piece, and reads no more than it may', async () => {
  const { writingLab: ann } = await member(server);
  await ann.createSample({ body: { id: randomUUID(), ...described, text: long } });
  await runJobs(server);
  const excerptOf = async (search: string) =>
    (await ann.listSamples({ query: { search } })).items.map(({ excerpt }) => excerpt);

  expect(await excerptOf('"grellick harbor"')).toMatchObject([{ match: 'grellick harbor' }]);
  expect(await excerptOf('lamps')).toMatchObject([{ match: 'lamp', after: ' went out.' }]);
  const deep = `${padding.repeat(3)} Here are tables.`; // its title is found; these words lie too deep
  expect(deep.length).toBeGreaterThan(2_200_000);
  await ann.createSample({ body: { id: randomUUID(), ...described, text: deep } });
  expect(await excerptOf('tables')).toEqual([undefined, undefined]);
});

test('what nothing refers to is erased after an hour, and with its text at once', async () => {
  const { writingLab: ann } = await member(server);
  const id = randomUUID();
  const before = await countPieces();
  await ann.createSample({ body: { id, ...described, text: long } });
  for (const revision of [1, 2]) {
    const body = { ...described, text: `${long} ${revision}`, revision, version: false };
    await ann.saveSample({ params: { id }, body });
  }
  const conflict = { ...described, text: `${long} of another tab`, revision: 1, version: true };
  await expect(ann.saveSample({ params: { id }, body: conflict })).rejects.toMatchObject({
    code: 'sample_conflict',
  });
  expect((await countPieces()).texts).toBe(before.texts + 4);

  await runJob(server, 'writing-lab-erase-unused-texts');
  expect((await countPieces()).texts).toBe(before.texts + 4);
  server.clock.turn(hour + 1);
  await runJob(server, 'writing-lab-erase-unused-texts');
  expect((await countPieces()).texts).toBe(before.texts + 2);
  expect((await ann.readVersion({ params: { id, number: 1 } })).text === long).toBe(true);
  expect((await ann.readSample({ params: { id } })).text === `${long} 2`).toBe(true);

  await ann.removeSample({ params: { id } });
  await ann.eraseSample({ params: { id } });
  expect(await countPieces()).toMatchObject({ texts: before.texts, pieces: before.pieces });
});

async function countPieces() {
  const { db } = server.services;
  const { piece } = longTextPieces;
  const [sums] = await db
    .select({ pieces: count(), longest: max(sql`length(${piece})`) })
    .from(longTextPieces);

  return {
    texts: await db.$count(longTexts),
    pieces: sums?.pieces ?? 0,
    longest: Number(sums?.longest),
  };
}
