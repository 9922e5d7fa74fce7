import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runJobs } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { insightJobs } from './jobs.ts';

const server = useServer();
const described = { kind: 'fiction', language: 'en' } as const;

async function evaluate() {
  for (const job of insightJobs) await job.run(server.services);
}

/** A month of ordinary days, then a record yesterday. */
async function writerWithRecord() {
  const ann = await newUserClients(server);
  for (let day = 1; day <= 30; day++) {
    const entryOn = new Date(Date.parse('2026-10-20') + day * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const amount = day === 30 ? 5_000 : 300 + ((day * 37) % 90);
    const body = { amount, source: 'manual', entryOn } as const;
    await ann.goals.recordEntry({ params: { clientId: randomUUID() }, body });
  }

  return ann;
}

test('statements are created at the start of the user’s day, shown on home, and can be dismissed and restored', async () => {
  const ann = await writerWithRecord();
  expect((await ann.home.read()).insight).toBeNull();
  await evaluate();

  const { items, evaluatedAt, counted } = await ann.insights.listStatements({ query: {} });
  const [first] = items;
  expect(evaluatedAt).not.toBeNull();
  expect(counted.writingDays).toBe(30);
  expect(items.map(({ code }) => code)).toContain('record_day');
  expect(items.length).toBeLessThanOrEqual(3);
  expect((await ann.home.read()).insight?.id).toBe(first?.id);

  const params = { id: first?.id ?? '' };
  const { figures } = await ann.insights.readStatement({ params });
  expect(figures.days.at(-1)).toEqual({ on: '2026-11-19', amount: 5_000, mood: null });
  await ann.insights.changeStatement({ params, body: { dismissed: true, isUseful: false } });
  const rest = (await ann.insights.listStatements({ query: {} })).items;
  expect(rest.map(({ id }) => id)).not.toContain(first?.id);
  const undone = await ann.insights.changeStatement({
    params,
    body: { dismissed: false, isUseful: null },
  });
  expect(undone).toMatchObject({ dismissedAt: null, isUseful: null });
  expect((await ann.insights.listStatements({ query: { all: 'true' } })).items).toContainEqual(
    undone,
  );
});

test('evidence is stored as a snapshot, and the next evaluation is on the next day', async () => {
  const ann = await writerWithRecord();
  await evaluate();
  const before = (await ann.insights.listStatements({ query: {} })).items;
  const params = { id: before[0]?.id ?? '' };
  const evidence = (await ann.insights.readStatement({ params })).figures;
  const body = { amount: 9_000, source: 'manual', entryOn: '2026-11-18' } as const;
  await ann.goals.recordEntry({ params: { clientId: randomUUID() }, body });
  await evaluate();

  expect((await ann.insights.listStatements({ query: {} })).items).toEqual(before);
  expect((await ann.insights.readStatement({ params })).figures).toEqual(evidence);
});

test('a statement of another user is reported as not found', async () => {
  const [ann, bob] = [await writerWithRecord(), await newUserClients(server)];
  await ann.insights.listStatements({ query: {} });
  await evaluate();
  const [first] = (await ann.insights.listStatements({ query: {} })).items;
  const params = { id: first?.id ?? '' };

  await expect(bob.insights.readStatement({ params })).rejects.toMatchObject({
    code: 'statement_not_found',
  });
  await expect(
    bob.insights.changeStatement({ params, body: { dismissed: true } }),
  ).rejects.toMatchObject({ code: 'statement_not_found' });
});

test('sentiment is absent until texts are analyzed, then has a value or the reason', async () => {
  const ann = await newUserClients(server);
  const english = randomUUID();
  const other = randomUUID();
  const text = 'It was a wonderful, happy day. She loved the lovely garden. The rain was terrible.';
  await ann.writingLab.createSample({ body: { id: english, title: 'A', ...described, text } });
  await ann.writingLab.createSample({
    body: { id: other, title: 'B', ...described, language: 'und', text: 'Blub blub.' },
  });

  const before = (await ann.insights.readSentiment({ query: {} })).texts;
  expect(before.items.map(({ absent }) => absent?.code)).toEqual(['not_analyzed', 'not_analyzed']);
  await runJobs(server);

  const { items, mean } = (await ann.insights.readSentiment({ query: {} })).texts;
  const [happy, unknown] = [english, other].map((id) =>
    items.find(({ sampleId }) => sampleId === id),
  );
  expect(happy?.polarity).toBeGreaterThan(0);
  expect(mean).toBeCloseTo(happy?.polarity ?? 0);
  expect(unknown).toMatchObject({ polarity: null, absent: { code: 'language' } });
  const within = await ann.insights.readTextSentiment({ params: { id: english } });
  expect(within.arc).toHaveLength(3);
  expect(within.arc.at(-1)).toMatchObject({ to: 1, sentences: 1 });
  expect(within.arc.at(-1)?.polarity).toBeLessThan(0);
  const bob = await newUserClients(server);
  await expect(bob.insights.readTextSentiment({ params: { id: english } })).rejects.toMatchObject({
    code: 'sample_not_found',
  });
});

test('moods and amounts are correlated only from twenty days on', async () => {
  const ann = await newUserClients(server);
  for (let day = 1; day <= 20; day++) {
    const entryOn = `2026-11-${String(day).padStart(2, '0')}`;
    const mood = 1 + (day % 5);
    const body = { amount: 100 * mood, source: 'manual', entryOn, mood } as const;
    await ann.goals.recordEntry({ params: { clientId: randomUUID() }, body });
  }

  const few = await ann.insights.readSentiment({ query: { range: 'last_7_days' } });
  expect(few.moodAmount).toMatchObject({ rho: null, sample: { has: 7, needs: 20 } });
  const all = await ann.insights.readSentiment({ query: {} });
  expect(all.moodAmount.rho).toBeCloseTo(1);
  expect(all.moods.mean).toBe(3);
});

test('a planted trend is found and stored as a report that does not change', async () => {
  const ann = await newUserClients(server);
  for (let day = 0; day < 140; day++) {
    const entryOn = new Date(Date.parse('2026-11-20') - day * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const amount = 2_000 - 10 * day + ((day * 31) % 7);
    const body = { amount, source: 'manual', entryOn } as const;
    await ann.goals.recordEntry({ params: { clientId: randomUUID() }, body });
  }
  const query = { from: '2026-07-01', to: '2026-11-20' };

  const { trends } = await ann.insights.readTrends({ query });
  expect(trends[0]?.test?.slope).toBeCloseTo(490, -1);
  expect(trends[0]?.test?.isSignificant).toBe(true);
  expect(trends[0]?.panels.days.at(-1)).toMatchObject({ on: '2026-11-20' });

  const id = randomUUID();
  const kept = await ann.insights.createTrendReport({ body: { id, name: 'Autumn', query } });
  expect(kept).toMatchObject({ name: 'Autumn', to: '2026-11-20', significant: 1 });
  const body = { amount: 90_000, source: 'manual', entryOn: '2026-11-01' } as const;
  await ann.goals.recordEntry({ params: { clientId: randomUUID() }, body });
  const report = await ann.insights.readTrendReport({ params: { id } });
  expect(report.figures.trends).toEqual(trends);
  expect((await ann.insights.listTrendReports({ query: {} })).items).toEqual([kept]);

  const bob = await newUserClients(server);
  for (const refused of [
    bob.insights.readTrendReport({ params: { id } }),
    bob.insights.removeTrendReport({ params: { id } }),
  ]) {
    await expect(refused).rejects.toMatchObject({ code: 'trend_report_not_found' });
  }
  await expect(
    bob.insights.createTrendReport({ body: { id, name: 'Mine', query } }),
  ).rejects.toMatchObject({ code: 'trend_report_conflict' });
  await ann.insights.removeTrendReport({ params: { id } });
  expect((await ann.insights.listTrendReports({ query: {} })).total).toBe(0);
});

test('a rising word is listed if several texts of a language contain it', async () => {
  const ann = await newUserClients(server);
  const filler = 'The road went over the hill and down to the quiet river again. '.repeat(20);
  for (const [createdAt, text] of [
    ...['2026-01-05', '2026-01-06', '2026-01-07'].map((on) => [on, filler] as const),
    ...['2026-11-10', '2026-11-11', '2026-11-12'].map(
      (on) => [on, filler + 'Lantern light on the lantern. '.repeat(20)] as const,
    ),
  ]) {
    const dates = { createdAt: `${createdAt}T12:00:00Z` };
    await ann.writingLab.createSample({
      body: { id: randomUUID(), title: createdAt, ...described, text, ...dates },
    });
  }
  await ann.insights.readTrends({ query: {} });
  await runJobs(server);

  const [english] = (await ann.insights.readTrends({ query: {} })).words;
  expect(english?.rising[0]).toMatchObject({ word: 'lantern', uses: 120, usesBefore: 0, texts: 3 });
  expect(english?.falling.map(({ word }) => word)).not.toContain('lantern');
});

test('evaluating a user without data creates no statement', async () => {
  const ann = await newUserClients(server);
  await evaluate();

  expect((await ann.insights.listStatements({ query: {} })).items).toEqual([]);
});
