import { Refusal } from '@longhand/contract/errors';
import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import type { Clients } from './clients.ts';

/**
 * Somebody who writes until the server is gone, and remembers what it acknowledged and what was on
 * the way. `check` then asks the server that comes back for all of it.
 */
export interface Writer {
  /** `onAcknowledged` is called with the first answer. */
  writeUntilGone(onAcknowledged: () => void): Promise<void>;
  check(): Promise<void>;
}

/** Saves new versions of texts; begins a new text with each round. */
export function sampleWriter({ writingLab }: Clients): Writer {
  const samples: { id: string; known: Saved | undefined; sent: string }[] = [];

  async function writeUntilGone(onAcknowledged: () => void) {
    const sample: (typeof samples)[number] = { id: uuid(), known: undefined, sent: '' };

    samples.push(sample);
    await untilGone(async (turn) => {
      const about = { title: `Text ${samples.length}`, kind: 'fiction', language: 'en' } as const;
      const copies = turn % 5 === 4 ? 25_000 : 1 + (turn % 40); // some are stored in pieces
      sample.sent = `Draft ${turn} of text ${samples.length}. `.repeat(copies);
      const text = sample.sent;
      const { revision, versions } =
        sample.known === undefined
          ? await writingLab.createSample({ body: { id: sample.id, ...about, text } })
          : await writingLab.saveSample({
              params: { id: sample.id },
              body: { ...about, text, revision: sample.known.revision, version: true },
            });

      sample.known = { revision, versions, text };
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
        expect(sample.known).toBeUndefined();
        continue;
      }
      const { revision, versions, text } = found;
      const isAsKnown = sample.known?.revision === revision;

      expect(revision).toBe((sample.known?.revision ?? 0) + (isAsKnown ? 0 : 1));
      expect(text).toBe(isAsKnown ? sample.known?.text : sample.sent);
      await checkVersions(sample.id, { revision, versions, text });
      sample.known = { revision, versions, text };
    }
  }

  /** A version without its text, or a text without its version, would be half of a save. */
  async function checkVersions(id: string, { versions, text }: Saved) {
    const list = await writingLab.listVersions({ params: { id }, query: { page: 1, size: 1 } });
    const newest = await writingLab.readVersion({ params: { id, number: versions } });

    expect(list.total).toBe(versions);
    expect(newest.text).toBe(text);
  }

  return { writeUntilGone, check };
}

interface Saved {
  revision: number;
  versions: number;
  text: string;
}

/** Logs amounts, changes every third of them, and keeps one goal that counts them all. */
export function entryWriter({ goals }: Clients): Writer {
  const known = new Map<string, number>();
  let sent: { clientId: string; amount: number } | undefined;

  async function writeUntilGone(onAcknowledged: () => void) {
    await untilGone(async (turn) => {
      const earlier = [...known.keys()].at(-1);
      const clientId = turn % 3 === 2 && earlier !== undefined ? earlier : uuid();

      sent = { clientId, amount: turn + 1 };
      await record(sent);
      known.set(clientId, sent.amount);
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
      if (clientId === sent?.clientId && amount === sent.amount) known.set(clientId, amount);
    }
    sent = undefined;
    expect(found).toEqual(known);
    const [goal] = (await goals.list({ query: {} })).items;
    const sum = [...known.values()].reduce((total, amount) => total + amount, 0);
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

/** One request after the other; ends when there is no answer. A refusal is an answer, and none is due here. */
async function untilGone(write: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      await write(turn);
    } catch (error) {
      if (error instanceof TypeError) return; // fetch has no other word for a connection that is lost
      throw error;
    }
  }
}
