import { randomUUID } from 'node:crypto';
import '@longhand/analysis/every-language';
import { analyze } from '@longhand/analysis';
import type { TextLanguage } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { runJobs } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const paragraph =
  'The door was closed by the wind. She waited there, quite alone, and then she left.\n\n';
const longText = paragraph.repeat(2_000);

async function setUpLibrary(language: TextLanguage = 'en') {
  const { writingLab } = await newUserClients(server);
  const described = { title: 'Novel', kind: 'fiction', language } as const;
  const create = (text: string) =>
    writingLab.createSample({ body: { id: randomUUID(), ...described, text } });
  const save = (id: string, revision: number, text: string, version = false) =>
    writingLab.saveSample({ params: { id }, body: { ...described, text, revision, version } });
  const found = async (search: string) =>
    (await writingLab.listSamples({ query: { search } })).items.length;
  const read = (id: string) => writingLab.readSample({ params: { id } });

  return { ...writingLab, create, save, found, read };
}

test('a long text is saved with its word count; its job adds findings and search terms', async () => {
  const { create, found, read } = await setUpLibrary();
  const { id, words, characters, findings } = await create(`${longText}Zither.`);
  const { counts } = analyze(`${longText}Zither.`, { language: 'en', kind: 'fiction' });

  expect({ words, characters, findings }).toEqual({
    words: counts.words,
    characters: counts.characters,
    findings: null,
  });
  expect(await found('zither')).toBe(0);
  expect(await found('novel')).toBe(1);

  await runJobs(server);
  expect(await found('zither')).toBe(1);
  const sample = await read(id);
  expect(sample).toMatchObject({ words, revision: 1 });
  expect(sample.findings).toBeGreaterThan(2_000);
});

test('a text of ordinary length is analyzed immediately, without a job', async () => {
  const { create, found } = await setUpLibrary();

  expect((await create(`${paragraph.repeat(20)}Zither.`)).findings).toBeGreaterThan(0);
  expect(await found('zither')).toBe(1);
  expect(server.enqueuedJobs.map(({ name }) => name)).not.toContain('writing-lab-index-text');
});

test('a changed long text is found by its new words and no longer by its old ones', async () => {
  const { create, save, found } = await setUpLibrary();
  const { id } = await create(`Lantern.\n${longText}Zither.`);
  await runJobs(server);
  await save(id, 1, `Lantern.\n${longText}Harbor.`);
  expect(await found('zither')).toBe(1);

  await runJobs(server);
  expect(await found('zither')).toBe(0);
  expect(await found('lantern harbor')).toBe(1);
});

test('an outdated job changes nothing of a newer state', async () => {
  const { create, save, found, read } = await setUpLibrary();
  const { id } = await create(`${longText}Zither.`);
  const before = server.enqueuedJobs.splice(0);
  const saved = await save(id, 1, `${paragraph}Harbor.`);
  server.enqueuedJobs.push(...before);
  await runJobs(server);

  expect(await found('zither')).toBe(0);
  expect(await found('harbor')).toBe(1);
  expect(await read(id)).toMatchObject({ words: saved.words, findings: saved.findings });
});

test('the findings of a long text stay until they are recounted', async () => {
  const { create, save, read } = await setUpLibrary();
  const { id } = await create(longText);
  await runJobs(server);
  const { findings } = await read(id);

  expect((await save(id, 1, `${longText}${longText}`)).findings).toBe(findings);
  await runJobs(server);
  expect((await read(id)).findings).toBeGreaterThan(Number(findings));
});

test('the word count of a long Chinese text is estimated first, then exact, and so is that of its version', async () => {
  const { create, read, listVersions } = await setUpLibrary('zh');
  const text = '她关上了门，走进雨里。\n潮水退了，她沿着岸走。\n'.repeat(2_400);
  const exact = analyze(text, { language: 'zh', kind: 'fiction' }).counts.words;
  const { id, words } = await create(text);
  expect(Math.abs(words / exact - 1)).toBeLessThan(0.05);

  await runJobs(server);
  expect(await read(id)).toMatchObject({ words: exact });
  const { items } = await listVersions({ params: { id }, query: {} });
  expect(items).toMatchObject([{ words: exact }]);
});

test('a text with very many lines has words and search terms, but no findings', async () => {
  const { create, found, read } = await setUpLibrary();
  const { id, words } = await create(`${'\n'.repeat(1_000_000)}zither`);
  expect(words).toBe(1);

  await runJobs(server);
  expect(await found('zither')).toBe(1);
  expect(await read(id)).toMatchObject({ findings: null });
});
