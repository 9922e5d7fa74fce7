import { createHash } from 'node:crypto';
import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { TextLanguage } from '@longhand/contract/values';
import type { Api } from '../e2e/testkit/api.ts';
import {
  buildLargestPicture,
  buildProgressRows,
  dayBefore,
  grammarParagraphs,
  hostileTexts,
} from './hostile-inputs.ts';

/** How long background jobs are observed. */
const jobsObservedMs = 20_000;
const emailsObservedMs = 5_000;

/** Requests of one hostile user by name, each at its limit. */
export function hostileRequests(api: Api, origin: string): Record<string, () => Promise<unknown>> {
  const saves = Object.entries(hostileTexts).map(([name, { text, language }]) => [
    `a text of ${name}`,
    () => save(api, text, language),
  ]);

  return {
    ...Object.fromEntries(saves),
    'four texts of many short lines at once': () =>
      Promise.all(
        Array.from({ length: 4 }, () =>
          save(api, hostileTexts['many short lines']?.text ?? '', 'en'),
        ),
      ),
    'background jobs of these texts': () => pause(jobsObservedMs),
    'a search for twelve prefixes': () => search(api, 'a b c d e f g h i j k l'),
    'a search for one character in all texts': () => search(api, '"~"'),
    'all texts at once': async () => {
      const { items } = await api.writingLab.listSamples({ query: {} });
      await api.writingLab.readSamples({ body: { ids: items.map(({ id }) => id) } });
    },
    'a split at very many blank lines': () => split(api),
    '1,000 progress rows': () => importRows(api, 0),
    '9,000 more rows': async () => {
      for (let part = 1; part < 10; part += 1) await importRows(api, 400 * part);
    },
    'all reports on 10,000 entries at once': () =>
      Promise.all(reportPaths().map((path) => request(api, origin + path))),
    'a grammar check with 15,000 matches': () =>
      request(api, `${origin}/api/grammar/check`, {
        language: 'de',
        paragraphs: grammarParagraphs,
      }),
    '60 sign-in codes at once': () =>
      Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          api.passwordless.requestLogin({ body: { email: `nobody${at}@example.org` } }),
        ),
      ),
    'emails of these codes': () => pause(emailsObservedMs),
    '400 own words': () => addWords(api),
    'a picture of 16 million pixels': () =>
      api.account.changeAvatar({ body: { image: buildLargestPicture() } }),
    'an export of all data': () => api.account.requestDataExport(),
    'background job of the export': () => pause(jobsObservedMs),
  };
}

async function split(api: Api) {
  const first = `One.${'\r\n'.repeat(3_000_000)}x`;
  const id = crypto.randomUUID();
  const sampleFields = { title: 'Blank', kind: 'fiction' as const, language: 'en' as const };
  await api.writingLab.createSample({ body: { id, ...sampleFields, text: `${first}\n\nTwo.` } });
  const parts = [{ id: crypto.randomUUID(), title: 'Two', from: first.length }];
  await api.writingLab.splitSample({ params: { id }, body: { revision: 1, parts } });
}

async function importRows(api: Api, daysAgo: number) {
  const params = { id: crypto.randomUUID() };
  await api.imports.startImport({ params, body: { origin: 'table', name: 'log.csv' } });
  await api.imports.addRows({ params, body: { rows: buildProgressRows(daysAgo) } });
}

/** The endpoints of the report screens and exports. */
function reportPaths(): string[] {
  const days = `/api/goals/days?from=${dayBefore(4_000)}&to=${dayBefore(0)}`;

  return [
    days,
    ...['analytics', 'momentum', 'export/csv', 'export/xlsx', 'export/json'].map(
      (name) => `/api/goals/${name}`,
    ),
  ];
}

/** A request to an endpoint without a typed client here. */
async function request(api: Api, url: string, body?: object): Promise<void> {
  const cookies = api.cookies().map(({ name, value }) => `${name}=${value}`);
  const token = api.cookies().find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await fetch(url, {
    headers: {
      ...{ cookie: cookies.join('; '), origin: new URL(url).origin, 'x-xsrf-token': token },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

async function addWords(api: Api) {
  const words = Array.from({ length: limits.ownWordsPerRequestMax }, (_, at) => ({
    ...{ id: crypto.randomUUID(), kind: 'dictionary' as const, projectId: null, rule: '' },
    ...{ word: `word${at}`, replacements: [], note: '', isExact: false },
  }));
  await api.ownWords.put({ body: { words } });
}

/** Saves a text; when the server is busy, retries after the time it asks for. */
async function save(api: Api, text: string, language: TextLanguage): Promise<void> {
  const sampleFields = { title: titleOf(text), kind: 'fiction' as const, language, text };
  const id = crypto.randomUUID();
  for (;;) {
    const refusal = await api.writingLab.createSample({ body: { id, ...sampleFields } }).then(
      () => null,
      (failure: unknown) => failure,
    );
    if (refusal === null) return;
    if (!(refusal instanceof Refusal && refusal.code === 'busy')) throw refusal;
    await pause(1000 * Number(refusal.details['retryAfterSeconds'] ?? 5));
  }
}

/** The title contains a hash of the text, to verify it later. */
function titleOf(text: string): string {
  return `Saved ${createHash('sha256').update(text).digest('hex')}`;
}

/** Counts the saved texts; throws when one differs from the sent text. */
export async function countIntactTexts(api: Api): Promise<number> {
  const { items } = await api.writingLab.listSamples({ query: {} });
  const saved = items.filter(({ title }) => title.startsWith('Saved '));
  for (const { id, title } of saved) {
    const { text } = await api.writingLab.readSample({ params: { id } });
    if (titleOf(text) !== title)
      throw new Error(`A text of ${text.length} characters differs from what was sent`);
  }

  return saved.length;
}

function search(api: Api, words: string) {
  return api.writingLab.listSamples({ query: { search: words } });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
