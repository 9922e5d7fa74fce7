import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Draft, openLabDatabase } from '../device/database.ts';
import { departures } from '../device/departures.ts';
import { keepDraft, readDraft } from '../device/drafts.ts';
import { draftHolds } from '../device/held-drafts.ts';
import { savedTexts } from './testkit.ts';
import { textPost } from './text-post.ts';

const at = savedTexts();

test('a new text that was saved without a network is sent once when it is back', async () => {
  const { database, post, passTime, arrivals } = await office();
  const desk = at.setUp('one');
  at.network.isReachable = false;
  await desk.saving.saveNew('server');
  await keepDraft(database, draftOf(desk.saving.waiting()));
  await post.send();
  expect(await at.list()).toEqual([]);

  at.network.isReachable = true;
  await passTime();
  await post.send();

  const [saved, ...others] = await at.list();
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ id: desk.saving.waiting()?.id, revision: 1 });
  const draft = await readDraft(database, 'draft');
  expect(draft).toMatchObject({ isAhead: false, waiting: null, home: { id: saved?.id } });
  expect(arrivals()).toBe(1);
});

test('a version that was asked for comes to be, whichever of two tabs sends it', async () => {
  const { database, post, tab } = await office();
  const desk = at.setUp('one');
  await desk.saving.saveNew('server');
  at.network.isReachable = false;
  desk.write('one more');
  await desk.saving.saveVersion();
  const home = desk.saving.home.get();
  await keepDraft(database, { ...draftOf(desk.saving.waiting(), 'one more'), home });

  at.network.isReachable = true;
  const before = at.sent();
  await Promise.all([post.send(), tab().send()]);
  expect(at.sent() - before).toBe(1);
  expect(await at.store.read(home?.id ?? '')).toMatchObject({ text: 'one more', versions: 2 });
});

test('a text that was changed elsewhere stays a draft for its writer to choose, and holds up no other', async () => {
  const { database, post, arrivals } = await office();
  const desk = at.setUp('one');
  await desk.saving.saveNew('server');
  at.network.isReachable = false;
  desk.write('mine');
  await desk.saving.saveVersion();
  const home = desk.saving.home.get();
  const waiting = desk.saving.waiting();
  at.network.isReachable = true;
  await at.saveElsewhere(desk, 'theirs');
  await keepDraft(database, { ...draftOf(waiting, 'mine'), home });
  const other = { place: 'server', id: 'other', version: true, isStuck: false } as const;
  await keepDraft(database, { ...draftOf(other, 'other'), id: 'later', keptAt: '2026-11-19' });
  await post.send();

  expect(arrivals()).toBe(1);
  expect(await at.store.read('other')).toMatchObject({ text: 'other' });
  const kept = await readDraft(database, 'draft');
  expect(kept).toMatchObject({ text: 'mine', isAhead: true, waiting: { isStuck: true } });
  const before = at.sent();
  await post.send();
  expect(at.sent()).toBe(before);

  const opened = at.setUp('mine', { home: kept?.home ?? null, waiting: kept?.waiting ?? null });
  await opened.saving.tryAgain();
  expect(opened.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'theirs' } });
});

test('a text that is open sends itself, and nobody sends what is of another person', async () => {
  const { database, post, holds } = await office();
  const waiting = { place: 'server', id: 'a', version: true, isStuck: false } as const;
  await keepDraft(database, draftOf(waiting));
  const letGo = holds.hold('draft');
  await post.send();
  expect(at.sent()).toBe(0);
  letGo();
  await (await office({ isOpen: false, database })).post.send();
  expect(at.sent()).toBe(0);

  await post.send();
  expect(at.sent()).toBe(1);
});

async function office({
  isOpen = true,
  database,
}: {
  isOpen?: boolean;
  database?: Awaited<ReturnType<typeof openLabDatabase>>;
} = {}) {
  const opened = database ?? (await openLabDatabase(`post-${crypto.randomUUID()}`));
  const lock = crypto.randomUUID();
  const holds = draftHolds(undefined);
  let arrivals = 0;
  let planned: (() => void) | null = null;
  const tab = () =>
    textPost({
      database: async () => opened,
      stores: { server: at.store, device: at.store },
      describe: async ({ title, kind, text }) => ({
        ...{ title, kind, text, language: 'en' },
        figures: { words: 1, characters: text.length, findings: 0 },
      }),
      holds,
      departures: departures(),
      newId: () => crypto.randomUUID(),
      isOpen: () => isOpen,
      onArrival: () => {
        arrivals++;
      },
      inTurn: (act) => navigator.locks.request(lock, act),
      later(_, act) {
        planned = act;

        return () => {
          planned = null;
        };
      },
      random: Math.random,
    });

  return {
    ...{ database: opened, holds, tab, post: tab() },
    arrivals: () => arrivals,
    async passTime() {
      planned?.();
      await navigator.locks.request(lock, () => undefined);
    },
  };
}

function draftOf(waiting: Draft['waiting'], text = 'one'): Draft {
  return {
    ...{ id: 'draft', title: 'Slack water', kind: 'fiction', language: 'auto', words: 1, text },
    ...{ home: null, isAhead: true, pasted: 0, waiting: waiting ?? null },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', keptAt: '2026-11-20T10:00:00.000Z' },
  };
}
