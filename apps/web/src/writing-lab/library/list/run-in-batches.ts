import type { Lab } from '../../storage/lab.ts';
import { retryOnRateLimit, type Wait } from '../../storage/samples/retry-on-rate-limit.ts';
import type { SampleStore, SavedText } from '../../storage/samples/sample-store.ts';

export type BulkAction = (store: SampleStore, ids: readonly string[]) => Promise<readonly string[]>;

type RunInBatchesOptions = {
  stores: Lab['stores'];
  signal: AbortSignal;
  wait: Wait;
  /** Called after each batch with the processed texts. */
  onDone: (texts: readonly SavedText[]) => void;
};

/** Small enough to stop soon after an abort. */
const batchSize = 50;

/** Applies an action to many texts in batches. Rejects on failure or with the signal's reason. */
export async function runInBatches(
  texts: readonly SavedText[],
  act: BulkAction,
  { stores, signal, wait, onDone }: RunInBatchesOptions,
): Promise<void> {
  for (const place of ['server', 'device'] as const) {
    let left = texts.filter((text) => text.place === place);
    while (left.length > 0) {
      const ids = left.slice(0, batchSize).map(({ id }) => id);
      const done = new Set(await retryOnRateLimit(() => act(stores[place], ids), { signal, wait }));
      onDone(left.filter(({ id }) => done.has(id)));
      left = left.filter(({ id }) => !done.has(id));
    }
  }
}
