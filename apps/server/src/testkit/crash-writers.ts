import { Refusal } from '@longhand/contract/errors';
import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import type { Clients } from './clients.ts';

/** Writes until the server is down and records acknowledged and pending writes. `check` then verifies them on the restarted server. */
export interface Writer {
  /** `onAcknowledged` is called after each acknowledged write. */
  writeUntilGone(onAcknowledged: () => void): Promise<void>;
  check(): Promise<void>;
}

/** Saves new versions of texts; starts a new text in each round. */
export function createSampleWriter({ writingLab }: Clients): Writer {
  const samples: { id: string; acknowledged: SavedState | undefined; sent: string }[] = [];

  async function writeUntilServerDown(onAcknowledged: () => void) {
    const sample: (typeof samples)[number] = { id: uuid(), acknowledged: undefined, sent: '' };

    samples.push(sample);
    await repeatUntilDown(async (turn) => {
      const about = { title: `Text ${samples.length}`, kind: 'fiction', language: 'en' } as const;
      const copies = turn % 5 === 4 ? 25_000 : 1 + (turn % 40); // some exceed the length stored in one row
      sample.sent = `Draft ${turn} of text ${samples.length}. `.repeat(copies);
      const text = sample.sent;
      const { revision, versions } =
        sample.acknowledged === undefined
          ? await writingLab.createSample({ body: { id: sample.id, ...about, text } })
          : await writingLab.saveSample({
              params: { id: sample.id },
              body: { ...about, text, revision: sample.acknowledged.revision, version: true },
            });

      sample.acknowledged = { revision, versions, text };
      onAcknowledged();
    });
  }

  async function check() {
    for (const sample of samples) {
      const found = await writingLab.readSample({ params: { id: sample.id } }).catch((error) => {
        if (error instanceof Refusal && error.code === 'sample_not_found') return undefined;
        throw error;
      });

      if (found === undefined) {
        expect(sample.acknowledged).toBeUndefined();
        continue;
      }
      const { revision, versions, text } = found;
      const isAcknowledged = sample.acknowledged?.revision === revision;

      expect(revision).toBe((sample.acknowledged?.revision ?? 0) + (isAcknowledged ? 0 : 1));
      expect(text).toBe(isAcknowledged ? sample.acknowledged?.text : sample.sent);
      await checkVersions(sample.id, { revision, versions, text });
      sample.acknowledged = { revision, versions, text };
    }
  }

  /** A version without its text, or the reverse, would be a half-applied save. */
  async function checkVersions(id: string, { versions, text }: SavedState) {
    const list = await writingLab.listVersions({ params: { id }, query: { page: 1, size: 1 } });
    const newest = await writingLab.readVersion({ params: { id, number: versions } });

    expect(list.total).toBe(versions);
    expect(newest.text).toBe(text);
  }

  return { writeUntilGone: writeUntilServerDown, check };
}

interface SavedState {
  revision: number;
  versions: number;
  text: string;
}

/** Logs entries, changes every third, and checks one goal that counts all of them. */
export function createEntryWriter({ goals }: Clients): Writer {
  const acknowledged = new Map<string, number>();
  let sent: { clientId: string; amount: number } | undefined;

  async function writeUntilGone(onAcknowledged: () => void) {
    await repeatUntilDown(async (turn) => {
      const earlier = [...acknowledged.keys()].at(-1);
      const clientId = turn % 3 === 2 && earlier !== undefined ? earlier : uuid();

      sent = { clientId, amount: turn + 1 };
      await record(sent);
      acknowledged.set(clientId, sent.amount);
      sent = undefined;
      onAcknowledged();
    });
  }

  function record({ clientId, amount }: { clientId: string; amount: number }) {
    return goals.recordEntry({ params: { clientId }, body: { amount, source: 'manual' } });
  }

  async function check() {
    const found = await readAll();

    for (const [clientId, amount] of found) {
      if (clientId === sent?.clientId && amount === sent.amount) acknowledged.set(clientId, amount);
    }
    sent = undefined;
    expect(found).toEqual(acknowledged);
    const [goal] = (await goals.list({ query: {} })).items;
    const sum = [...acknowledged.values()].reduce((total, amount) => total + amount, 0);
    expect(goal?.progress.total).toBe(sum);
  }

  async function readAll(): Promise<Map<string, number>> {
    const found = new Map<string, number>();

    for (let before: string | null | undefined; before !== null; ) {
      const query = before === undefined ? { size: 100 } : { size: 100, before };
      const { items, next } = await goals.listEntries({ query });

      for (const { clientId, amount } of items) found.set(clientId, amount);
      before = next;
    }

    return found;
  }

  return { writeUntilGone, check };
}

/** Sends requests one at a time until the connection fails. An API error is unexpected and rethrown. */
async function repeatUntilDown(write: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      await write(turn);
    } catch (error) {
      if (error instanceof TypeError) return; // fetch reports a lost connection as a TypeError
      throw error;
    }
  }
}
