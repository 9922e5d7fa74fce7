import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PendingSave } from '../device/database.ts';
import { openLabDatabase } from '../device/database.ts';
import { createDeviceStore } from '../samples/device-samples.ts';
import type { SampleStore } from '../samples/sample-store.ts';
import { fingerprintOf, type SavedTextRef } from './save-status.ts';
import { createTextSaver } from './text-saver.ts';
import type { TextSaver } from './text-saver-options.ts';

/** Creates text savers on a fresh store per test, over a network that can be switched off. */
export function createSaveFixture() {
  const savers: TextSaver[] = [];
  const network = { isReachable: true, sent: 0 };
  let sampleStore: SampleStore | undefined;
  const store = (): SampleStore => {
    if (!sampleStore) throw new Error('There is a store in a test only.');

    return sampleStore;
  };

  beforeEach(async () => {
    const database = await openLabDatabase(`saver-${crypto.randomUUID()}`);
    const now = () => '2026-11-20T14:31:00.000Z';
    network.isReachable = true;
    network.sent = 0;
    sampleStore = withFakeNetwork(
      createDeviceStore({ database: async () => database, now }),
      network,
    );
  });

  afterEach(() => {
    vi.useRealTimers();
    for (const one of savers.splice(0)) one.stop();
  });

  return {
    network,

    /** Number of save requests that arrived. */
    sent: () => network.sent,

    get store() {
      return store();
    },

    setUp(
      initialText: string,
      {
        server = store(),
        resolution = Promise.resolve(),
        home = null,
        waiting = null,
      }: {
        server?: SampleStore;
        resolution?: Promise<void>;
        home?: SavedTextRef | null;
        waiting?: PendingSave | null;
      } = {},
    ) {
      let text = initialText;
      const told: unknown[] = [];
      const saver = createTextSaver({
        stores: { server, device: store() },
        readSnapshot: () => snapshot(text),
        whenAnalyzed: () => resolution,
        newId: () => `text-${crypto.randomUUID()}`,
        home,
        waiting,
        isAhead: home !== null || waiting !== null,
        sent: home || waiting ? [fingerprintOf(initialText)] : [],
        withSaveLock: (act) => act(),
        storeDraft: async () => undefined,
        onChange: () => undefined,
        onFailure: (failure) => told.push(failure),
      });
      savers.push(saver);

      return {
        saving: saver,
        /** Failures reported to the user. */
        told,
        write(next: string) {
          text = next;
          saver.markChanged();
        },
      };
    },

    async saveElsewhere({ saving: mine }: { saving: TextSaver }, text: string, version = true) {
      const { id = '', revision = 0 } = mine.home.get() ?? {};
      await store().save(id, { ...snapshot(text), revision, version });
    },

    homeOf({ home }: TextSaver): SavedTextRef {
      const at = home.get();
      if (!at) throw new Error('It was saved before.');

      return at;
    },

    async list() {
      const query = {
        search: '',
        kind: null,
        trashed: false,
        sort: 'changedAt' as const,
        order: 'descending' as const,
      };

      return (await store().list(query, { from: 0, to: 10 })).items;
    },
  };
}

function snapshot(text: string) {
  return {
    title: 'Slack water',
    kind: 'fiction' as const,
    language: 'en' as const,
    text,
    figures: { words: 1, characters: text.length, findings: 0 },
  };
}

/** Wraps a store in a network that can fail before anything is sent. */
function withFakeNetwork(
  inner: SampleStore,
  network: { isReachable: boolean; sent: number },
): SampleStore {
  const request = async <T>(act: () => Promise<T>): Promise<T> => {
    if (!network.isReachable) throw new TypeError('Failed to fetch');
    network.sent++;

    return act();
  };

  return {
    ...inner,
    create: (text) => request(async () => ({ ...(await inner.create(text)), place: 'server' })),
    save: (id, text) => request(() => inner.save(id, text)),
  };
}
