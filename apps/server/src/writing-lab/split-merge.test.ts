import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clients } from '../testkit/clients.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { buildManuscript, listChapterTitles } from './testkit.ts';

const server = useServer();
const refused = (code: string) => expect.objectContaining({ code });
const fullText = 'The tide turned.\n\n# Two\n\nShe left.\n\n# Three\n\nHe stayed.';

test('a text is split into following chapters, and the whole is kept as a version', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, [fullText, 'The end.']);
  const [id = ''] = ids;
  const { writingLab } = ann;
  const split = await writingLab.splitSample({
    params: { id },
    body: { revision: 1, parts: [part('Two', '# Two'), part('Three', '# Three')] },
  });

  expect(split.items.map(({ words }) => words)).toEqual([3, 3, 3]);
  expect(split.version).toBe(1);
  expect((await listChapterTitles(ann, projectId)).slice(1)).toEqual(['Two', 'Three', 'The end.']);
  expect(await textsOf(ann, split.items)).toEqual([
    'The tide turned.',
    '# Two\n\nShe left.',
    '# Three\n\nHe stayed.',
  ]);
  const { text } = await writingLab.readVersion({ params: { id, number: split.version } });
  expect(text).toBe(fullText);
  expect(await writingLab.readSample({ params: { id } })).toMatchObject({
    ...{ revision: 2, versions: 2, projectId, language: 'en' },
  });
});

test('an unversioned state is kept as a version before a split', async () => {
  const { ann, ids } = await buildManuscript(server, ['First words.']);
  const params = { id: ids[0] ?? '' };
  const described = { title: 'First', kind: 'fiction', language: 'en' } as const;
  await ann.writingLab.saveSample({ params, body: { ...described, text: fullText, revision: 1 } });

  const { version } = await ann.writingLab.splitSample({
    params,
    body: { revision: 2, parts: [part('Two', '# Two')] },
  });
  expect(version).toBe(2);
  const kept = await ann.writingLab.readVersion({ params: { ...params, number: 2 } });
  expect(kept.text).toBe(fullText);
});

test('a repeated split request is applied once', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, [fullText]);
  const params = { id: ids[0] ?? '' };
  const body = { revision: 1, parts: [part('Two', '# Two')] };

  const [one, two] = await Promise.all([
    ann.writingLab.splitSample({ params, body }),
    ann.writingLab.splitSample({ params, body }),
  ]);
  expect(two).toEqual(one);
  expect(await listChapterTitles(ann, projectId)).toHaveLength(2);
});

test('a split with an outdated revision, an invalid offset or above the plan limit is rejected', async () => {
  const { ann, ids } = await buildManuscript(server, [fullText]);
  const params = { id: ids[0] ?? '' };
  const split = (revision: number, from: number) =>
    ann.writingLab.splitSample({
      params,
      body: { revision, parts: [{ ...part('Two', '# Two'), from }] },
    });

  await expect(split(0, 5)).rejects.toEqual(refused('sample_conflict'));
  await expect(split(1, fullText.length)).rejects.toEqual(refused('split_refused'));
  expect(await ann.writingLab.readSample({ params })).toMatchObject({
    text: fullText,
    versions: 1,
  });

  const { ann: free, ids: freeIds } = await buildManuscript(
    server,
    [fullText],
    await newUserClients(server, { role: 'Free' }),
  );
  const limit = (await free.auth.me()).user.entitlements.savedSamples ?? 0;
  const parts = Array.from({ length: limit }, (_, at) => ({
    ...{ id: randomUUID(), title: '', from: at + 1 },
  }));
  const long = 'a '.repeat(limit + 1);
  await free.writingLab.saveSample({
    params: { id: freeIds[0] ?? '' },
    body: { title: '', kind: 'fiction', language: 'en', text: long, revision: 1 },
  });
  await expect(
    free.writingLab.splitSample({
      params: { id: freeIds[0] ?? '' },
      body: { revision: 2, parts: parts.map((one, at) => ({ ...one, from: 2 * at + 2 })) },
    }),
  ).rejects.toEqual(refused('sample_limit'));
});

test('merging joins text and notes, and the second chapter can be restored', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One.', 'Two.', 'Three.']);
  const [one = '', two = ''] = ids;
  const { writingLab } = ann;
  const none = { synopsis: '', notes: '' };
  for (const [id, synopsis] of [
    [one, 'Ann goes.'],
    [two, 'Bob stays.'],
  ] as const) {
    await writingLab.changeChapter({
      params: { id },
      body: { synopsis, notes: '', known: none },
    });
  }

  const merged = await writingLab.mergeSamples({
    params: { id: one },
    body: { revision: 1, next: { id: two, revision: 1 } },
  });
  expect(merged).toMatchObject({ version: 1, item: { words: 2, revision: 2, versions: 2 } });
  const { items } = await writingLab.listChapters({ params: { id: projectId } });
  expect(items).toMatchObject([{ synopsis: 'Ann goes.\n\nBob stays.' }, { title: 'Three.' }]);
  expect(await textsOf(ann, items)).toEqual(['One.\n\nTwo.', 'Three.']);
  const kept = await writingLab.readVersion({ params: { id: one, number: merged.version } });
  expect(kept.text).toBe('One.');

  await writingLab.restoreSample({ params: { id: two } });
  expect(await listChapterTitles(ann, projectId)).toEqual(['One.', 'Two.', 'Three.']);
  expect(await writingLab.readSample({ params: { id: two } })).toMatchObject({ text: 'Two.' });
});

test('a merge with an outdated revision or a text of another project is rejected', async () => {
  const { ann, ids } = await buildManuscript(server, ['One.', 'Two.']);
  const { ids: others } = await buildManuscript(server, ['Other.'], ann);
  const [one = '', two = ''] = ids;
  const merge = (revision: number, next: { id: string; revision: number }) =>
    ann.writingLab.mergeSamples({ params: { id: one }, body: { revision, next } });

  await expect(merge(2, { id: two, revision: 1 })).rejects.toEqual(refused('sample_conflict'));
  await expect(merge(1, { id: two, revision: 2 })).rejects.toEqual(refused('sample_conflict'));
  for (const id of [others[0] ?? '', one, randomUUID()]) {
    await expect(merge(1, { id, revision: 1 })).rejects.toEqual(refused('sample_not_found'));
  }
  const none = { synopsis: '', notes: '' };
  const full = { synopsis: '', notes: 'n'.repeat(limits.chapterNotesMax) };
  for (const id of ids) {
    await ann.writingLab.changeChapter({ params: { id }, body: { ...full, known: none } });
  }
  await expect(merge(1, { id: two, revision: 1 })).rejects.toEqual(refused('merge_too_long'));
});

test('concurrent merges lose no words', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One.', 'Two.', 'Three.']);
  const [one = '', two = '', three = ''] = ids;
  const merge = (id: string, next: string) =>
    ann.writingLab.mergeSamples({
      params: { id },
      body: { revision: 1, next: { id: next, revision: 1 } },
    });

  const outcomes = await Promise.allSettled([merge(one, two), merge(two, three)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { items } = await ann.writingLab.listChapters({ params: { id: projectId } });
  expect((await textsOf(ann, items)).join(' ').match(/\w+/g)).toEqual(['One', 'Two', 'Three']);
});

test('splits and merges keep every word in order, and no goal counts any', async () => {
  const ann = await newUserClients(server, { role: 'Plus' });
  const { id: goal } = await ann.goals.create({
    body: {
      ...{ title: 'A novel', targetAmount: 50_000, startOn: '2026-11-01', endOn: '2026-11-30' },
      sources: ['manual', 'sample'],
    },
  });
  const counted = async () => (await ann.goals.read({ params: { id: goal } })).progress?.total;
  const before = await counted();
  const stepArbitrary = fc.record({ isSplit: fc.boolean(), chapter: fc.nat(9), at: fc.nat(400) });
  const passMinute = () => {
    const now = server.clock.now().getTime() + 60_000;
    server.clock.set(new Date(now).toISOString());
  };

  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 1, maxLength: 6 }), async (steps) => {
      passMinute(); // one run stays within the rate limit of a minute
      const words = Array.from({ length: 60 }, (_, at) => `w${at}`);
      const texts = [0, 1, 2].map((at) => words.slice(at * 20, at * 20 + 20).join(' '));
      const { projectId } = await buildManuscript(server, texts, ann);
      const params = { id: projectId };
      for (const { isSplit, chapter, at } of steps) {
        const { items } = await ann.writingLab.listChapters({ params });
        const [one, next] = items.slice(chapter % items.length);
        if (!one) continue;
        const { text } = await ann.writingLab.readSample({ params: { id: one.id } });
        const space = text.indexOf(' ', at % text.length);
        const hasWords = [text.slice(0, space), text.slice(space)].every(
          (side) => side.trim() !== '',
        );
        if (isSplit && space > 0 && hasWords) {
          const body = { revision: one.revision, parts: [{ ...part('', ''), from: space + 1 }] };
          await ann.writingLab.splitSample({ params: { id: one.id }, body });
        } else if (!isSplit && next) {
          const body = { revision: one.revision, next: { id: next.id, revision: next.revision } };
          await ann.writingLab.mergeSamples({ params: { id: one.id }, body });
        }
      }
      const { items } = await ann.writingLab.listChapters({ params });

      expect((await textsOf(ann, items)).join(' ').split(/\s+/)).toEqual(words);
      expect(items.reduce((sum, one) => sum + one.words, 0)).toBe(words.length);
      expect(await counted()).toBe(before);
    }),
    { numRuns: 6 },
  );
});

function part(title: string, mark: string) {
  return { id: randomUUID(), title, from: Math.max(1, fullText.indexOf(mark)) };
}

async function textsOf({ writingLab }: Clients, items: readonly { id: string }[]) {
  const texts = await Promise.all(items.map(({ id }) => writingLab.readSample({ params: { id } })));

  return texts.map(({ text }) => text);
}
