import { randomUUID } from 'node:crypto';
import '@longhand/analysis/every-language';
import { analyze } from '@longhand/analysis';
import type { TextLanguage } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { runJobs } from '../testkit/jobs.ts';
import { member } from '../testkit/member.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const paragraph =
  'The door was closed by the wind. She waited there, quite alone, and then she left.\n\n';
const long = paragraph.repeat(2_000);

async function library(language: TextLanguage = 'en') {
  const { writingLab } = await member(server);
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

test('a long text is answered with its words, and has findings and is found after its job', async () => {
  const { create, found, read } = await library();
  const { id, words, characters, findings } = await create(`${long}Zither.`);
  const { counts } = analyze(`${long}Zither.`, { language: 'en', kind: 'fiction' });

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

test('a text of ordinary length has all figures at once and leaves nothing to a job', async () => {
  const { create, found } = await library();

  expect((await create(`${paragraph.repeat(20)}Zither.`)).findings).toBeGreaterThan(0);
  expect(await found('zither')).toBe(1);
  expect(server.asked.map(({ name }) => name)).not.toContain('writing-lab-index-text');
});

test('a long text that is changed is found by its new words and no more by its old ones', async () => {
  const { create, save, found } = await library();
  const { id } = await create(`Lantern.\n${long}Zither.`);
  await runJobs(server);
  await save(id, 1, `Lantern.\n${long}Harbor.`);
  expect(await found('zither')).toBe(1);

  await runJobs(server);
  expect(await found('zither')).toBe(0);
  expect(await found('lantern harbor')).toBe(1);
});

test('the job of a text that was saved anew meanwhile changes nothing of the new state', async () => {
  const { create, save, found, read } = await library();
  const { id } = await create(`${long}Zither.`);
  const before = server.asked.splice(0);
  const saved = await save(id, 1, `${paragraph}Harbor.`);
  server.asked.push(...before);
  await runJobs(server);

  expect(await found('zither')).toBe(0);
  expect(await found('harbor')).toBe(1);
  expect(await read(id)).toMatchObject({ words: saved.words, findings: saved.findings });
});

test('the findings of a long text stay until they are counted anew', async () => {
  const { create, save, read } = await library();
  const { id } = await create(long);
  await runJobs(server);
  const { findings } = await read(id);

  expect((await save(id, 1, `${long}${long}`)).findings).toBe(findings);
  await runJobs(server);
  expect((await read(id)).findings).toBeGreaterThan(Number(findings));
});

test('the words of a long text in Chinese are estimated first and exact after its job, of its version too', async () => {
  const { create, read, listVersions } = await library('zh');
  const text = '她关上了门，走进雨里。\n潮水退了，她沿着岸走。\n'.repeat(2_400);
  const exact = analyze(text, { language: 'zh', kind: 'fiction' }).counts.words;
  const { id, words } = await create(text);
  expect(Math.abs(words / exact - 1)).toBeLessThan(0.05);

  await runJobs(server);
  expect(await read(id)).toMatchObject({ words: exact });
  const { items } = await listVersions({ params: { id }, query: {} });
  expect(items).toMatchObject([{ words: exact }]);
});

test('of a text of very many lines words are counted and the text is found, but not its findings', async () => {
  const { create, found, read } = await library();
  const { id, words } = await create(`${'\n'.repeat(1_000_000)}zither`);
  expect(words).toBe(1);

  await runJobs(server);
  expect(await found('zither')).toBe(1);
  expect(await read(id)).toMatchObject({ findings: null });
});
