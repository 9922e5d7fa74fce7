import 'fake-indexeddb/auto';
import { ChangeSet, type Text } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Draft, type LabDatabase, openLabDatabase } from '../device/database.ts';
import { readDraft, saveDraft } from '../device/drafts.ts';
import { toText } from './draft-edits.ts';
import { applyLeftDrafts } from './draft-sync.ts';
import { createSharedDraft, type DraftChannel } from './shared-draft.ts';

const long = 'The tide turned, and nobody saw it.\n'.repeat(300);

test('edits made in two tabs at once appear in both and in the stored draft', async () => {
  const desk = await createStoredDraft('one two three');
  const [here, there] = [await desk.open(), await desk.open()];
  here.write(0, 'Here ');
  there.write(13, ' there');
  await here.shared.sync();
  await there.shared.sync();
  await here.shared.sync();

  expect(await desk.kept()).toBe('Here one two three there');
  expect([here.text(), there.text()]).toEqual(Array(2).fill('Here one two three there'));
});

test('a draft that no other tab changed is stored without reading the stored text', async () => {
  const desk = await createStoredDraft('one');
  const here = await desk.open();
  here.write(3, ' two');
  await here.shared.sync();
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  here.write(7, ' three');
  await here.shared.sync();

  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect(await desk.kept()).toBe('one two three');
});

test('a title set in one tab and a kind set in another are both stored', async () => {
  const desk = await createStoredDraft('one');
  const [here, there] = [await desk.open(), await desk.open()];
  here.postChange({ title: 'Neaps' });
  there.postChange({ kind: 'essay' });
  await here.shared.sync();
  await there.shared.sync();
  await here.shared.sync();

  for (const tab of [here, there])
    expect(tab.said()).toMatchObject({ title: 'Neaps', kind: 'essay' });
});

test('a tab that missed more edits than are stored loses nothing', async () => {
  const desk = await createStoredDraft('one\ntwo\nthree');
  const [here, sleeper] = [await desk.open(), await desk.open()];
  sleeper.write(13, ' asleep');
  for (let edit = 0; edit < 250; edit++) {
    here.write(0, `${edit} `);
    await here.shared.sync();
  }
  await sleeper.shared.sync();

  const text = await desk.kept();
  expect(sleeper.text()).toBe(text);
  expect(text).toMatch(/^249 248 .*\ntwo\nthree asleep$/);
});

test('a page that unloads before storing writes its edits down, once', async () => {
  const desk = await createStoredDraft('one');
  const here = await desk.open();
  await here.shared.sync();
  here.write(3, ' two');
  here.shared.flushBeforeUnload();
  const there = await desk.open();
  await there.shared.sync();
  expect(there.text()).toBe('one two');

  here.write(7, ' three');
  await here.shared.sync();
  await there.shared.sync();
  expect([here.text(), there.text()]).toEqual(['one two three', 'one two three']);
});

test('a long paste is there once when its page unloads while storing it', async () => {
  const desk = await createStoredDraft('one');
  const here = await desk.open();
  await here.shared.sync();
  here.write(3, ' pasted'.repeat(10_000));
  const kept = here.shared.sync();
  here.shared.flushBeforeUnload();
  await kept;
  const there = await desk.open();

  expect(there.text().match(/pasted/g)).toHaveLength(10_000);
});

test('a left draft survives when the browser drops its IndexedDB record', async () => {
  const desk = await createStoredDraft('one');
  const here = await desk.open();
  here.write(3, ' two');
  here.shared.flushBeforeUnload();
  await desk.drop();
  await desk.open();

  expect(await desk.kept()).toBe('one two');
  expect(await desk.left()).toEqual([]);
});

test('for a long text, only the edits are stored on unload', async () => {
  const desk = await createStoredDraft(long);
  const [here, there] = [await desk.open(), await desk.open()];
  here.write(0, '<here>');
  here.shared.flushBeforeUnload();
  const [left] = await desk.left();
  expect(JSON.stringify(left).length).toBeLessThan(2_000);

  there.write(long.length, '<there>');
  await there.shared.sync();
  expect(await desk.kept()).toBe(`<here>${long}<there>`);
});

test.each([
  { text: 'The tide turned.\nNobody saw it.', runs: 150 },
  { text: long, runs: 40 },
])(
  'no written word is lost or duplicated, in any order of typing, storing, missing edits and closing ($runs runs)',
  async ({ text: start, runs }) => {
    const act = fc.record({
      tab: fc.nat(2),
      does: fc.constantFrom('write', 'write', 'write', 'cut', 'keep', 'leave', 'close', 'open'),
      at: fc.nat(1_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const desk = await createStoredDraft(start);
        const tabs = [await desk.open(), await desk.open(), await desk.open()];
        const written: string[] = [];
        const running: Promise<unknown>[] = [];
        for (const [number, { tab, does, at }] of acts.entries()) {
          const it = tabs[tab];
          if (!it) throw new Error('There are three tabs.');
          if (does === 'write') {
            written.push(`<${number}>`);
            it.write(at, `<${number}>`);
          }
          if (does === 'cut') it.cut(at);
          if (does === 'keep') running.push(it.shared.sync());
          if (does === 'leave') it.shared.flushBeforeUnload();
          if (does === 'close') {
            it.shared.flushBeforeUnload();
            it.shared.stop();
          }
          if (does === 'close' || does === 'open') {
            await Promise.all(running.splice(0));
            if (does === 'open') await it.shared.sync();
            tabs[tab] = await desk.open();
          }
        }
        await Promise.all(running);
        for (const { shared } of [...tabs, ...tabs]) await shared.sync();

        const text = await desk.kept();
        for (const tab of tabs) expect(tab.text()).toBe(text);
        for (const word of written) expect(text.split(word)).toHaveLength(2);
      }),
      { numRuns: runs },
    );
  },
);

async function createStoredDraft(text: string) {
  const database = await openLabDatabase(`shared-${crypto.randomUUID()}`);
  await saveDraft(database, { ...emptyDraft, text });
  const readSavedText = async () => (await readDraft(database, 'a'))?.text ?? '';

  const left = () => database.getAll('leftDrafts');

  const drop = () => database.clear('leftDrafts');

  return { kept: readSavedText, left, drop, open: async () => openTab(database) };
}

async function openTab(database: LabDatabase) {
  await applyLeftDrafts(database);
  const draft = (await readDraft(database, 'a')) ?? emptyDraft;
  let said = draft;
  let doc: Text = toText(draft.text);
  const change = (changes: ChangeSet) => {
    doc = changes.apply(doc);
  };
  const shared = createSharedDraft({
    draft,
    database: async () => database,
    channel: silentChannel,
    newId: () => crypto.randomUUID(),
    read: () => said,
    applyChanges: change,
    adopt(theirs, before) {
      if (theirs.title !== before.title) said = { ...said, title: theirs.title };
      if (theirs.kind !== before.kind) said = { ...said, kind: theirs.kind };
    },
    onPeer: () => undefined,
  });
  await shared.sync();
  const edit = (from: number, to: number, insert: string) => {
    const changes = ChangeSet.of({ from, to, insert }, doc.length);
    change(changes);
    shared.recordEdit(changes, doc);
  };

  return {
    shared,
    text: () => doc.toString(),
    said: () => said,
    postChange(changed: Partial<Draft>) {
      said = { ...said, ...changed };
    },
    write(at: number, words: string) {
      const place = outsideMarkers(doc.toString(), at % (doc.length + 1));
      edit(place, place, words);
    },
    /** Deletes one character of the initial text, never of what was written. */
    cut(at: number) {
      const place = doc.toString().indexOf('i', at % (doc.length + 1));
      if (place >= 0) edit(place, place + 1, '');
    },
  };
}

/** Not inside a written marker, so that it can be found again. */
function outsideMarkers(text: string, at: number): number {
  const end = text.indexOf('>', at);
  const start = text.indexOf('<', at);

  return end >= 0 && (start < 0 || end < start) ? end + 1 : at;
}

const silentChannel: DraftChannel = { notify: () => {}, listen: () => {}, close: () => {} };

const emptyDraft: Draft = {
  ...{ id: 'a', title: '', kind: 'fiction', language: 'auto', words: 3, text: '' },
  ...{ home: null, isAhead: true, pasted: 0 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', keptAt: '2026-11-20T10:00:00.000Z' },
};
