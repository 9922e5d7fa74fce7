import 'fake-indexeddb/auto';
import { refuse } from '@longhand/contract/errors';
import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord } from '@longhand/contract/own-words';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../storage/device/database.ts';
import {
  type NewOwnEntry,
  readOwnEntries,
  removeOwnEntries,
  saveOwnEntries,
} from '../storage/device/own-entries.ts';
import { syncOwnWords, type WordsApi } from './sync.ts';

const at = '2026-11-21T10:00:00.000Z';
const word = (text: string, more: Partial<NewOwnEntry> = {}): NewOwnEntry => ({
  ...{ id: crypto.randomUUID(), kind: 'dictionary', projectId: null, rule: '', word: text },
  ...{ replacements: [], note: '', isExact: false, held: null, ...more },
});

test('two devices end up with the same words, whichever one added or removed them', async () => {
  const [here, there] = [await openLabDatabase('a1'), await openLabDatabase('a2')];
  const account = fakeAccount();
  await saveOwnEntries(here, [word('haar'), word('lee')], at);
  await saveOwnEntries(there, [word('Haar'), word('skerrick')], at);
  for (const device of [here, there, here]) await syncOwnWords(device, account.api);
  const words = async (device: typeof here) =>
    (await readOwnEntries(device)).map((one) => one.word);
  expect(await words(here)).toEqual(['Haar', 'lee', 'skerrick']);
  expect(await words(there)).toEqual(['Haar', 'lee', 'skerrick']);

  const [haar] = await readOwnEntries(there);
  await removeOwnEntries(there, [haar?.id ?? '']);
  for (const device of [there, here]) await syncOwnWords(device, account.api);
  expect(await words(here)).toEqual(['lee', 'skerrick']);
  expect(account.words()).toEqual(['lee', 'skerrick']);
  expect(await here.count('ownEntries')).toBe(2);
});

test('a word held on the device is never sent', async () => {
  const device = await openLabDatabase('b1');
  const account = fakeAccount();
  const held = [word('haar', { held: 'here' }), word('lee', { held: 'a draft' })];
  await saveOwnEntries(device, held, at);
  await syncOwnWords(device, account.api);

  expect(account.words()).toEqual([]);
  expect(await readOwnEntries(device)).toHaveLength(2);
});

test('a lost response does no harm, and a change made meanwhile is sent next', async () => {
  const device = await openLabDatabase('c1');
  const account = fakeAccount();
  const haar = word('haar');
  await saveOwnEntries(device, [haar], at);
  const lost: WordsApi = {
    ...account.api,
    put: async (input) => {
      await account.api.put(input);
      throw new Error('the line broke');
    },
  };
  await expect(syncOwnWords(device, lost)).rejects.toThrow('the line broke');
  const slow: WordsApi = {
    ...account.api,
    put: async (input) => {
      const answer = await account.api.put(input);
      await saveOwnEntries(device, [{ ...haar, note: 'mist' }], at);

      return answer;
    },
  };
  await syncOwnWords(device, slow);
  expect(await readOwnEntries(device)).toMatchObject([{ note: 'mist', state: 'waiting' }]);

  await syncOwnWords(device, account.api);
  expect(await readOwnEntries(device)).toMatchObject([{ note: 'mist', state: 'sent' }]);
  expect(account.words()).toEqual(['haar']);
});

test('a device that was offline too long drops words the account no longer has and keeps its own pending ones', async () => {
  const device = await openLabDatabase('d1');
  const account = fakeAccount();
  await saveOwnEntries(device, [word('haar')], at);
  await syncOwnWords(device, account.api);
  account.forgetAll();
  await saveOwnEntries(device, [word('lee')], at);
  await syncOwnWords(device, account.api);

  expect((await readOwnEntries(device)).map((one) => one.word)).toEqual(['lee']);
});

test('words of a deleted project are skipped, and a full account accepts no new words', async () => {
  const device = await openLabDatabase('e1');
  const account = fakeAccount();
  await saveOwnEntries(device, [word('haar', { projectId: 'gone' }), word('lee')], at);
  expect(await syncOwnWords(device, account.api)).toBe('same');
  expect(account.words()).toEqual(['lee']);

  account.close();
  await saveOwnEntries(device, [word('skerrick')], at);
  expect(await syncOwnWords(device, account.api)).toBe('full');
  expect(await readOwnEntries(device)).toHaveLength(3);
});

/** A fake account with the server's merge behavior. */
function fakeAccount() {
  let words: (OwnWord | string)[] = [];
  let isWhole = false;
  let isFull = false;
  const api: WordsApi = {
    list: async ({ query: { after } }) => {
      const from = after === undefined || isWhole ? 0 : Number(after.split('-')[0]);
      const page = words.slice(from);

      return {
        words: page.filter((one) => typeof one !== 'string'),
        removed: page.filter((one) => typeof one === 'string'),
        cursor: `${words.length}-0`,
        hasMore: false,
        isWhole: after === undefined || isWhole,
      };
    },
    put: async ({ body }) => {
      if (isFull) throw refuse('own_words_limit');
      if (body.words.some(({ projectId }) => projectId === 'gone')) {
        throw refuse('project_not_found');
      }
      const ids = body.words.map((sent) => {
        const twin = latest().find((one) => ownWordKey(one) === ownWordKey(sent));
        const id = twin?.id ?? sent.id;
        words.push({ ...sent, id });

        return id;
      });

      return { ids };
    },
    remove: async ({ body }) => {
      words.push(...body.ids);

      return { success: true };
    },
  };
  const latest = (): OwnWord[] => {
    const byId = new Map<string, OwnWord>();
    for (const one of words) {
      if (typeof one === 'string') byId.delete(one);
      else byId.set(one.id, one);
    }

    return [...byId.values()];
  };

  return {
    api,
    words: () =>
      latest()
        .map(({ word: text }) => text)
        .sort(),
    forgetAll: () => {
      words = [];
      isWhole = true;
    },
    close: () => {
      isFull = true;
    },
  };
}
