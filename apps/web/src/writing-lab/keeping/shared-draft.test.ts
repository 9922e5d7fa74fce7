import 'fake-indexeddb/auto';
import { ChangeSet, type Text } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Draft, type LabDatabase, openLabDatabase } from '../device/database.ts';
import { keepDraft, readDraft } from '../device/drafts.ts';
import { textOf } from './draft-edits.ts';
import { takeInLeft } from './draft-exchange.ts';
import { type DraftChannel, sharedDraft } from './shared-draft.ts';

const long = 'The tide turned, and nobody saw it.\n'.repeat(300);

test('what is written in two tabs at once is in both, and in the draft', async () => {
  const desk = await office('one two three');
  const [here, there] = [await desk.open(), await desk.open()];
  here.write(0, 'Here ');
  there.write(13, ' there');
  await here.shared.exchange();
  await there.shared.exchange();
  await here.shared.exchange();

  expect(await desk.kept()).toBe('Here one two three there');
  expect([here.text(), there.text()]).toEqual(Array(2).fill('Here one two three there'));
});

test('a draft that nobody else has kept is kept again without reading its text', async () => {
  const desk = await office('one');
  const here = await desk.open();
  here.write(3, ' two');
  await here.shared.exchange();
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  here.write(7, ' three');
  await here.shared.exchange();

  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect(await desk.kept()).toBe('one two three');
});

test('a title given here and a kind chosen there are both kept', async () => {
  const desk = await office('one');
  const [here, there] = [await desk.open(), await desk.open()];
  here.say({ title: 'Neaps' });
  there.say({ kind: 'essay' });
  await here.shared.exchange();
  await there.shared.exchange();
  await here.shared.exchange();

  for (const tab of [here, there])
    expect(tab.said()).toMatchObject({ title: 'Neaps', kind: 'essay' });
});

test('a tab that slept through more edits than are remembered still loses nothing', async () => {
  const desk = await office('one\ntwo\nthree');
  const [here, sleeper] = [await desk.open(), await desk.open()];
  sleeper.write(13, ' asleep');
  for (let edit = 0; edit < 250; edit++) {
    here.write(0, `${edit} `);
    await here.shared.exchange();
  }
  await sleeper.shared.exchange();

  const text = await desk.kept();
  expect(sleeper.text()).toBe(text);
  expect(text).toMatch(/^249 248 .*\ntwo\nthree asleep$/);
});

test('a page that is gone before its words are kept has written them down, once', async () => {
  const desk = await office('one');
  const here = await desk.open();
  await here.shared.exchange();
  here.write(3, ' two');
  here.shared.leave();
  const there = await desk.open();
  await there.shared.exchange();
  expect(there.text()).toBe('one two');

  here.write(7, ' three');
  await here.shared.exchange();
  await there.shared.exchange();
  expect([here.text(), there.text()]).toEqual(['one two three', 'one two three']);
});

test('a long paste is there once when its page is left while it is being kept', async () => {
  const desk = await office('one');
  const here = await desk.open();
  await here.shared.exchange();
  here.write(3, ' pasted'.repeat(10_000));
  const kept = here.shared.exchange();
  here.shared.leave();
  await kept;
  const there = await desk.open();

  expect(there.text().match(/pasted/g)).toHaveLength(10_000);
});

test('what a page left is there although the browser dropped its record', async () => {
  const desk = await office('one');
  const here = await desk.open();
  here.write(3, ' two');
  here.shared.leave();
  await desk.drop();
  await desk.open();

  expect(await desk.kept()).toBe('one two');
  expect(await desk.left()).toEqual([]);
});

test('of a long text only the edits are written down when its page is left', async () => {
  const desk = await office(long);
  const [here, there] = [await desk.open(), await desk.open()];
  here.write(0, '<here>');
  here.shared.leave();
  const [left] = await desk.left();
  expect(JSON.stringify(left).length).toBeLessThan(2_000);

  there.write(long.length, '<there>');
  await there.shared.exchange();
  expect(await desk.kept()).toBe(`<here>${long}<there>`);
});

test.each([
  { text: 'The tide turned.\nNobody saw it.', runs: 150 },
  { text: long, runs: 40 },
])(
  'nothing that was written is lost or twice there, in no order of keys, keeping, sleeping and closing ($runs runs)',
  async ({ text: start, runs }) => {
    const act = fc.record({
      tab: fc.nat(2),
      does: fc.constantFrom('write', 'write', 'write', 'cut', 'keep', 'leave', 'close', 'open'),
      at: fc.nat(1_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const desk = await office(start);
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
          if (does === 'keep') running.push(it.shared.exchange());
          if (does === 'leave') it.shared.leave();
          if (does === 'close') {
            it.shared.leave();
            it.shared.stop();
          }
          if (does === 'close' || does === 'open') {
            await Promise.all(running.splice(0));
            if (does === 'open') await it.shared.exchange();
            tabs[tab] = await desk.open();
          }
        }
        await Promise.all(running);
        for (const { shared } of [...tabs, ...tabs]) await shared.exchange();

        const text = await desk.kept();
        for (const tab of tabs) expect(tab.text()).toBe(text);
        for (const word of written) expect(text.split(word)).toHaveLength(2);
      }),
      { numRuns: runs },
    );
  },
);

async function office(text: string) {
  const database = await openLabDatabase(`shared-${crypto.randomUUID()}`);
  await keepDraft(database, { ...blank, text });
  const kept = async () => (await readDraft(database, 'a'))?.text ?? '';

  const left = () => database.getAll('leftDrafts');

  const drop = () => database.clear('leftDrafts');

  return { kept, left, drop, open: async () => openTab(database) };
}

async function openTab(database: LabDatabase) {
  await takeInLeft(database);
  const draft = (await readDraft(database, 'a')) ?? blank;
  let said = draft;
  let doc: Text = textOf(draft.text);
  const change = (changes: ChangeSet) => {
    doc = changes.apply(doc);
  };
  const shared = sharedDraft({
    draft,
    database: async () => database,
    channel: silent,
    newId: () => crypto.randomUUID(),
    read: () => said,
    receive: change,
    adopt(theirs, before) {
      if (theirs.title !== before.title) said = { ...said, title: theirs.title };
      if (theirs.kind !== before.kind) said = { ...said, kind: theirs.kind };
    },
    heard: () => undefined,
  });
  await shared.exchange();
  const edit = (from: number, to: number, insert: string) => {
    const changes = ChangeSet.of({ from, to, insert }, doc.length);
    change(changes);
    shared.edited(changes, doc);
  };

  return {
    shared,
    text: () => doc.toString(),
    said: () => said,
    say(changed: Partial<Draft>) {
      said = { ...said, ...changed };
    },
    write(at: number, words: string) {
      const place = outsideOfWords(doc.toString(), at % (doc.length + 1));
      edit(place, place, words);
    },
    /** What somebody wrote is left; what was there before may go. */
    cut(at: number) {
      const place = doc.toString().indexOf('i', at % (doc.length + 1));
      if (place >= 0) edit(place, place + 1, '');
    },
  };
}

/** Not in the middle of what somebody wrote, so that it can be found again. */
function outsideOfWords(text: string, at: number): number {
  const end = text.indexOf('>', at);
  const start = text.indexOf('<', at);

  return end >= 0 && (start < 0 || end < start) ? end + 1 : at;
}

const silent: DraftChannel = { tell: () => {}, listen: () => {}, close: () => {} };

const blank: Draft = {
  ...{ id: 'a', title: '', kind: 'fiction', language: 'auto', words: 3, text: '' },
  ...{ home: null, isAhead: true, pasted: 0 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', keptAt: '2026-11-20T10:00:00.000Z' },
};
