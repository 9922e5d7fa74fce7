import type {
  SampleStore,
  SavedText,
  StorageLocation,
  WholeText,
} from '../../storage/samples/sample-store.ts';

/** Texts per request: few enough to hold in memory, enough to stay below the server's rate limit. */
export const textsPerRequest = 20;

type LoadOptions = {
  stores: Record<StorageLocation, SampleStore>;
  /** Waits before a rate-limited request is retried. */
  waitBeforeRetry: () => Promise<void>;
};

/** Loads saved texts in batches. Deleted ones are left out; a batch that fails has its `failure` set. */
export async function* loadTexts(
  wanted: readonly SavedText[],
  parts: LoadOptions,
): AsyncGenerator<{ asked: number; texts: readonly WholeText[]; failure: unknown }> {
  let next = loadBatch(wanted.slice(0, textsPerRequest), parts);
  for (let from = 0; from < wanted.length; from += textsPerRequest) {
    const part = await next;
    next = loadBatch(wanted.slice(from + textsPerRequest, from + 2 * textsPerRequest), parts);
    yield { ...part, asked: Math.min(textsPerRequest, wanted.length - from) };
  }
}

async function loadBatch(wanted: readonly SavedText[], { stores, waitBeforeRetry }: LoadOptions) {
  const idsIn = (place: StorageLocation) =>
    wanted.filter((text) => text.place === place).map(({ id }) => id);
  try {
    const [server, device] = await Promise.all([
      retryOnRateLimit(() => stores.server.readSeveral(idsIn('server')), waitBeforeRetry),
      stores.device.readSeveral(idsIn('device')),
    ]);

    return { texts: [...server, ...device], failure: null };
  } catch (failure) {
    return { texts: [], failure };
  }
}

const maxAttempts = 12;

/** Loading a whole library at once can hit the server's rate limit. */
async function retryOnRateLimit<Got>(
  get: () => Promise<Got>,
  pause: () => Promise<void>,
): Promise<Got> {
  for (let left = maxAttempts; ; left--) {
    try {
      return await get();
    } catch (error) {
      const isBusy = error instanceof Error && 'status' in error && error.status === 429;
      if (!isBusy || left <= 1) throw error;
      await pause();
    }
  }
}
