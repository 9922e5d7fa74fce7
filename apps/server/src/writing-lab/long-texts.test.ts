import { randomUUID } from 'node:crypto';
import { count, max, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hour } from '../platform/clock.ts';
import { exportUserData } from '../platform/personal-data.ts';
import { slices } from '../slices.ts';
import { runJob, runJobs } from '../testkit/jobs.ts';
import { collectJson } from '../testkit/json.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { longTextPieces, longTexts } from './tables.ts';

const server = useServer();

const described = { title: 'The tide tables', kind: 'fiction', language: 'en' } as const;
const pieceLength = 262_144;
const padding = 'The boats came in with the tide. '.repeat(24_000);
/** Words and a surrogate pair cross the piece boundaries. */
const longText = [
  padding.slice(0, pieceLength - 8),
  ' grellick harbor ',
  padding.slice(0, pieceLength - 10),
  '🌊 and then the lamp went out.',
].join('');

test('a long text is returned unchanged alone, in batches, in versions and in the data export', async () => {
  const { writingLab: ann, auth } = await newUserClients(server);
  const id = randomUUID();
  const short = randomUUID();
  await ann.createSample({ body: { id, ...described, text: longText } });
  await ann.createSample({ body: { id: short, ...described, text: 'She left.' } });
  const anew = `${longText} She left.`;
  await ann.saveSample({
    params: { id },
    body: { ...described, text: anew, revision: 1, version: true },
  });

  expect((await ann.readSample({ params: { id } })).text === anew).toBe(true);
  const { items } = await ann.readSamples({ body: { ids: [short, id] } });
  expect(items.map(({ text }) => text.length)).toEqual([9, anew.length]);
  const first = await ann.readVersion({ params: { id, number: 1 } });
  expect(first.text === longText).toBe(true);
  const { db } = server.services;
  const { user } = await auth.me();
  const dataExport = await collectJson(await exportUserData({ db, slices }, user.id));
  expect(dataExport.includes(JSON.stringify(longText))).toBe(true);
  expect(dataExport.includes(JSON.stringify(anew))).toBe(true);
});

test('a long text is stored once for itself and its versions, and in the row after shortening', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const id = randomUUID();
  const before = await countPieces();
  await ann.createSample({ body: { id, ...described, text: longText } });
  const body = { ...described, title: 'The harbor', text: longText, revision: 1, version: true };
  await ann.saveSample({ params: { id }, body });

  expect(await countPieces()).toMatchObject({ texts: before.texts + 1, pieces: before.pieces + 3 });
  expect((await countPieces()).longest).toBeLessThanOrEqual(pieceLength + 1);
  const shortened = { ...described, text: 'She left.', revision: 2, version: true };
  await ann.saveSample({ params: { id }, body: shortened });
  expect((await ann.readSample({ params: { id } })).text).toBe('She left.');
  expect((await ann.readVersion({ params: { id, number: 2 } })).text === longText).toBe(true);
});

test('a phrase is found across pieces, and home shows the end of the text', async () => {
  const { writingLab: ann, home } = await newUserClients(server);
  await ann.createSample({ body: { id: randomUUID(), ...described, text: longText } });
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
  server.clock.advance(1_000); // makes the next text the newest
  await ann.createSample({ body: { id: randomUUID(), ...described, text: longText } });
  expect(JSON.stringify(await home.read())).toContain('and then the lamp went out.');
});

test('search shows an excerpt from a later piece, within the read limit', async () => {
  const { writingLab: ann } = await newUserClients(server);
  await ann.createSample({ body: { id: randomUUID(), ...described, text: longText } });
  await runJobs(server);
  const excerptOf = async (search: string) =>
    (await ann.listSamples({ query: { search } })).items.map(({ excerpt }) => excerpt);

  expect(await excerptOf('"grellick harbor"')).toMatchObject([{ match: 'grellick harbor' }]);
  expect(await excerptOf('lamps')).toMatchObject([{ match: 'lamp', after: ' went out.' }]);
  const deepText = `${padding.repeat(3)} Here are tables.`; // found by title; these words are beyond the read limit
  expect(deepText.length).toBeGreaterThan(2_200_000);
  await ann.createSample({ body: { id: randomUUID(), ...described, text: deepText } });
  expect(await excerptOf('tables')).toEqual([undefined, undefined]);
});

test('unreferenced pieces are erased after an hour, and those of an erased text immediately', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const id = randomUUID();
  const before = await countPieces();
  await ann.createSample({ body: { id, ...described, text: longText } });
  for (const revision of [1, 2]) {
    const body = { ...described, text: `${longText} ${revision}`, revision, version: false };
    await ann.saveSample({ params: { id }, body });
  }
  const conflict = { ...described, text: `${longText} of another tab`, revision: 1, version: true };
  await expect(ann.saveSample({ params: { id }, body: conflict })).rejects.toMatchObject({
    code: 'sample_conflict',
  });
  expect((await countPieces()).texts).toBe(before.texts + 4);

  await runJob(server, 'writing-lab-erase-unused-texts');
  expect((await countPieces()).texts).toBe(before.texts + 4);
  server.clock.advance(hour + 1);
  await runJob(server, 'writing-lab-erase-unused-texts');
  expect((await countPieces()).texts).toBe(before.texts + 2);
  expect((await ann.readVersion({ params: { id, number: 1 } })).text === longText).toBe(true);
  expect((await ann.readSample({ params: { id } })).text === `${longText} 2`).toBe(true);

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
