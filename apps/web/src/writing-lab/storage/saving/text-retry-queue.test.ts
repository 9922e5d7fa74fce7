import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type Draft, openLabDatabase } from '../device/database.ts';
import { createDraftLocks } from '../device/draft-locks.ts';
import { readDraft, saveDraft } from '../device/drafts.ts';
import { createPendingFlushes } from '../device/pending-flushes.ts';
import { createSaveFixture } from './testkit.ts';
import { createTextRetryQueue } from './text-retry-queue.ts';

const fixture = createSaveFixture();

test('a new text saved while offline is sent once when the network returns', async () => {
  const { database, post, passTime, sentCount } = await setUpQueue();
  const desk = fixture.setUp('one');
  fixture.network.isReachable = false;
  await desk.saving.saveNew('server');
  await saveDraft(database, draftOf(desk.saving.pendingSave()));
  await post.send();
  expect(await fixture.list()).toEqual([]);

  fixture.network.isReachable = true;
  await passTime();
  await post.send();

  const [saved, ...others] = await fixture.list();
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ id: desk.saving.pendingSave()?.id, revision: 1 });
  const draft = await readDraft(database, 'draft');
  expect(draft).toMatchObject({ isAhead: false, waiting: null, home: { id: saved?.id } });
  expect(sentCount()).toBe(1);
});

test('a requested version is created once, whichever of two tabs sends it', async () => {
  const { database, post, tab } = await setUpQueue();
  const desk = fixture.setUp('one');
  await desk.saving.saveNew('server');
  fixture.network.isReachable = false;
  desk.write('one more');
  await desk.saving.saveVersion();
  const home = desk.saving.home.get();
  await saveDraft(database, { ...draftOf(desk.saving.pendingSave(), 'one more'), home });

  fixture.network.isReachable = true;
  const before = fixture.sent();
  await Promise.all([post.send(), tab().send()]);
  expect(fixture.sent() - before).toBe(1);
  expect(await fixture.store.read(home?.id ?? '')).toMatchObject({ text: 'one more', versions: 2 });
});

test('a text changed elsewhere stays a draft with a conflict and does not block others', async () => {
  const { database, post, sentCount } = await setUpQueue();
  const desk = fixture.setUp('one');
  await desk.saving.saveNew('server');
  fixture.network.isReachable = false;
  desk.write('mine');
  await desk.saving.saveVersion();
  const home = desk.saving.home.get();
  const waiting = desk.saving.pendingSave();
  fixture.network.isReachable = true;
  await fixture.saveElsewhere(desk, 'theirs');
  await saveDraft(database, { ...draftOf(waiting, 'mine'), home });
  const other = { place: 'server', id: 'other', version: true, isStuck: false } as const;
  await saveDraft(database, { ...draftOf(other, 'other'), id: 'later', keptAt: '2026-11-19' });
  await post.send();

  expect(sentCount()).toBe(1);
  expect(await fixture.store.read('other')).toMatchObject({ text: 'other' });
  const kept = await readDraft(database, 'draft');
  expect(kept).toMatchObject({ text: 'mine', isAhead: true, waiting: { isStuck: true } });
  const before = fixture.sent();
  await post.send();
  expect(fixture.sent()).toBe(before);

  const opened = fixture.setUp('mine', {
    home: kept?.home ?? null,
    waiting: kept?.waiting ?? null,
  });
  await opened.saving.tryAgain();
  expect(opened.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'theirs' } });
});

test('an open text is left to its editor, and texts of another user are not sent', async () => {
  const { database, post, draftLocks } = await setUpQueue();
  const waiting = { place: 'server', id: 'a', version: true, isStuck: false } as const;
  await saveDraft(database, draftOf(waiting));
  const unlock = draftLocks.lock('draft');
  await post.send();
  expect(fixture.sent()).toBe(0);
  unlock();
  await (await setUpQueue({ isOpen: false, database })).post.send();
  expect(fixture.sent()).toBe(0);

  await post.send();
  expect(fixture.sent()).toBe(1);
});

async function setUpQueue({
  isOpen = true,
  database,
}: {
  isOpen?: boolean;
  database?: Awaited<ReturnType<typeof openLabDatabase>>;
} = {}) {
  const opened = database ?? (await openLabDatabase(`post-${crypto.randomUUID()}`));
  const lock = crypto.randomUUID();
  const draftLocks = createDraftLocks(undefined);
  let sent = 0;
  let planned: (() => void) | null = null;
  const tab = () =>
    createTextRetryQueue({
      database: async () => opened,
      stores: { server: fixture.store, device: fixture.store },
      describe: async ({ title, kind, text }) => ({
        ...{ title, kind, text, language: 'en' },
        figures: { words: 1, characters: text.length, findings: 0 },
      }),
      draftLocks,
      pendingFlushes: createPendingFlushes(),
      newId: () => crypto.randomUUID(),
      isSignedIn: () => isOpen,
      onSaved: () => {
        sent++;
      },
      withLock: (act) => navigator.locks.request(lock, act),
      schedule(_, act) {
        planned = act;

        return () => {
          planned = null;
        };
      },
      random: Math.random,
    });

  return {
    ...{ database: opened, draftLocks, tab, post: tab() },
    sentCount: () => sent,
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
