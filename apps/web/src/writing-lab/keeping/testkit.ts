import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Waiting } from '../device/database.ts';
import { openLabDatabase } from '../device/database.ts';
import { deviceSamples } from '../samples/device-samples.ts';
import type { SampleStore } from '../samples/sample-store.ts';
import { fingerprintOf, type Home } from './save-status.ts';
import { saving } from './saving.ts';
import type { Saving } from './saving-parts.ts';

/** Texts being saved in a store of their own for each test, over a network that can drop. */
export function savedTexts() {
  const open: Saving[] = [];
  const network = { isReachable: true, sent: 0 };
  let kept: SampleStore | undefined;
  const store = (): SampleStore => {
    if (!kept) throw new Error('There is a store in a test only.');

    return kept;
  };

  beforeEach(async () => {
    const database = await openLabDatabase(`saver-${crypto.randomUUID()}`);
    const now = () => '2026-11-20T14:31:00.000Z';
    network.isReachable = true;
    network.sent = 0;
    kept = overNetwork(deviceSamples({ database: async () => database, now }), network);
  });

  afterEach(() => {
    vi.useRealTimers();
    for (const one of open.splice(0)) one.stop();
  });

  return {
    network,

    /** How many texts arrived to be saved. */
    sent: () => network.sent,

    get store() {
      return store();
    },

    setUp(
      start: string,
      {
        server = store(),
        settling = Promise.resolve(),
        home = null,
        waiting = null,
      }: {
        server?: SampleStore;
        settling?: Promise<void>;
        home?: Home | null;
        waiting?: Waiting | null;
      } = {},
    ) {
      let text = start;
      const told: unknown[] = [];
      const one = saving({
        stores: { server, device: store() },
        read: () => snapshot(text),
        settled: () => settling,
        newId: () => `text-${crypto.randomUUID()}`,
        home,
        waiting,
        isAhead: home !== null || waiting !== null,
        sent: home || waiting ? [fingerprintOf(start)] : [],
        inStep: (act) => act(),
        keepNow: async () => undefined,
        changed: () => undefined,
        tellFailure: (failure) => told.push(failure),
      });
      open.push(one);

      return {
        saving: one,
        /** What was told of saves that failed. */
        told,
        write(next: string) {
          text = next;
          one.touch();
        },
      };
    },

    async saveElsewhere({ saving: mine }: { saving: Saving }, text: string, version = true) {
      const { id = '', revision = 0 } = mine.home.get() ?? {};
      await store().save(id, { ...snapshot(text), revision, version });
    },

    homeOf({ home }: Saving): Home {
      const at = home.get();
      if (!at) throw new Error('It was saved before.');

      return at;
    },

    async list() {
      const query = {
        search: '',
        kind: null,
        trashed: false,
        sort: 'changedAt' as const, // the literal, not string
        order: 'descending' as const, // the literal, not string
      };

      return (await store().list(query, { from: 0, to: 10 })).items;
    },
  };
}

function snapshot(text: string) {
  return {
    title: 'Slack water',
    kind: 'fiction' as const, // the literal, not string
    language: 'en' as const, // the literal, not string
    text,
    figures: { words: 1, characters: text.length, findings: 0 },
  };
}

/** The same store behind a network that can drop before anything is sent. */
function overNetwork(
  inner: SampleStore,
  network: { isReachable: boolean; sent: number },
): SampleStore {
  const reach = async <T>(act: () => Promise<T>): Promise<T> => {
    if (!network.isReachable) throw new TypeError('Failed to fetch');
    network.sent++;

    return act();
  };

  return {
    ...inner,
    create: (text) => reach(async () => ({ ...(await inner.create(text)), place: 'server' })),
    save: (id, text) => reach(() => inner.save(id, text)),
  };
}
