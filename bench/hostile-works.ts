import { createHash } from 'node:crypto';
import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { TextLanguage } from '@longhand/contract/values';
import type { Api } from '../e2e/testkit/api.ts';
import {
  dayBefore,
  grammarParagraphs,
  largestPicture,
  progressRows,
  texts,
} from './hostile-inputs.ts';

/** How long jobs are watched. */
const jobsMs = 20_000;
const mailsMs = 5_000;

/** What one person asks of the server, by name: each at its limit. */
export function worksOf(api: Api, origin: string): Record<string, () => Promise<unknown>> {
  const saves = Object.entries(texts).map(([name, { text, language }]) => [
    `a text of ${name}`,
    () => save(api, text, language),
  ]);

  return {
    ...Object.fromEntries(saves),
    'four texts of many short lines at once': () =>
      Promise.all(
        Array.from({ length: 4 }, () => save(api, texts['many short lines']?.text ?? '', 'en')),
      ),
    'the jobs of them': () => pause(jobsMs),
    'a search of twelve beginnings': () => search(api, 'a b c d e f g h i j k l'),
    'a search of one sign in all texts': () => search(api, '"~"'),
    'all texts at once': async () => {
      const { items } = await api.writingLab.listSamples({ query: {} });
      await api.writingLab.readSamples({ body: { ids: items.map(({ id }) => id) } });
    },
    'a split at very many blank lines': () => split(api),
    'a thousand rows of progress': () => importRows(api, 0),
    'nine thousand more': async () => {
      for (let part = 1; part < 10; part += 1) await importRows(api, 400 * part);
    },
    'the reports of ten thousand entries at once': () =>
      Promise.all(reports().map((path) => request(api, origin + path))),
    'a grammar check of 15,000 remarks': () =>
      request(api, `${origin}/api/grammar/check`, {
        language: 'de',
        paragraphs: grammarParagraphs,
      }),
    'sixty sign-in codes at once': () =>
      Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          api.passwordless.requestLogin({ body: { email: `nobody${at}@example.org` } }),
        ),
      ),
    'the mails of them': () => pause(mailsMs),
    'four hundred own words': () => addWords(api),
    'a picture of 16 million pixels': () =>
      api.account.changeAvatar({ body: { image: largestPicture() } }),
    'a copy of all data': () => api.account.askForData(),
    'its job': () => pause(jobsMs),
  };
}

async function split(api: Api) {
  const first = `One.${'\r\n'.repeat(3_000_000)}x`;
  const id = crypto.randomUUID();
  const described = { title: 'Blank', kind: 'fiction' as const, language: 'en' as const };
  await api.writingLab.createSample({ body: { id, ...described, text: `${first}\n\nTwo.` } });
  const parts = [{ id: crypto.randomUUID(), title: 'Two', from: first.length }];
  await api.writingLab.splitSample({ params: { id }, body: { revision: 1, parts } });
}

async function importRows(api: Api, daysAgo: number) {
  const params = { id: crypto.randomUUID() };
  await api.imports.beginImport({ params, body: { origin: 'table', name: 'log.csv' } });
  await api.imports.addRows({ params, body: { rows: progressRows(daysAgo) } });
}

/** What the screens of reports read, and their files. */
function reports(): string[] {
  const days = `/api/goals/days?from=${dayBefore(4_000)}&to=${dayBefore(0)}`;

  return [
    days,
    ...['analytics', 'momentum', 'export/csv', 'export/json'].map((name) => `/api/goals/${name}`),
  ];
}

/** A request that no client of the bench has. */
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
  const words = Array.from({ length: limits.ownWordsAtOnce }, (_, at) => ({
    ...{ id: crypto.randomUUID(), kind: 'dictionary' as const, projectId: null, rule: '' },
    ...{ word: `word${at}`, replacements: [], note: '', isExact: false },
  }));
  await api.ownWords.put({ body: { words } });
}

/** A text that is refused because the server is busy is sent again when the server asks for it. */
async function save(api: Api, text: string, language: TextLanguage): Promise<void> {
  const described = { title: titleOf(text), kind: 'fiction' as const, language, text };
  const id = crypto.randomUUID();
  for (;;) {
    const refusal = await api.writingLab.createSample({ body: { id, ...described } }).then(
      () => null,
      (failure: unknown) => failure,
    );
    if (refusal === null) return;
    if (!(refusal instanceof Refusal && refusal.code === 'busy')) throw refusal;
    await pause(1000 * Number(refusal.details['retryAfterSeconds'] ?? 5));
  }
}

/** By its title a text is known again when it is compared with what was sent. */
function titleOf(text: string): string {
  return `Saved ${createHash('sha256').update(text).digest('hex')}`;
}

/** How many of the texts that were sent are there; throws where one is not whole. */
export async function countWhole(api: Api): Promise<number> {
  const { items } = await api.writingLab.listSamples({ query: {} });
  const saved = items.filter(({ title }) => title.startsWith('Saved '));
  for (const { id, title } of saved) {
    const { text } = await api.writingLab.readSample({ params: { id } });
    if (titleOf(text) !== title) throw new Error(`A text of ${text.length} is not what was sent`);
  }

  return saved.length;
}

function search(api: Api, words: string) {
  return api.writingLab.listSamples({ query: { search: words } });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
