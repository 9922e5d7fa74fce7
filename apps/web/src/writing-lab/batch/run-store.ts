import type { BatchRun, BatchText, LabDatabase } from '../storage/device/database.ts';

/** A batch with its texts, as stored on this device. */
export type StoredRun = { run: BatchRun; texts: readonly BatchText[] };

/** The last batch; only one is stored. */
export async function readRun(database: LabDatabase): Promise<StoredRun | null> {
  const run = (await database.getAll('batchRuns')).at(-1);
  if (!run) return null;
  const texts = await database.getAll(
    'batchTexts',
    IDBKeyRange.bound([run.id, 0], [run.id, run.texts]),
  );

  return { run, texts };
}

/** Stores a batch in place of the previous one. */
export async function replaceRun(
  database: LabDatabase,
  run: BatchRun,
  texts: readonly BatchText[],
): Promise<void> {
  const transaction = database.transaction(['batchRuns', 'batchTexts'], 'readwrite');
  await Promise.all([
    transaction.objectStore('batchRuns').clear(),
    transaction.objectStore('batchTexts').clear(),
    transaction.objectStore('batchRuns').put(run),
    ...texts.map((text) => transaction.objectStore('batchTexts').put(text)),
    transaction.done,
  ]);
}

export async function saveBatchText(database: LabDatabase, text: BatchText): Promise<void> {
  await database.put('batchTexts', text);
}

/** Updates a batch; one deleted by another tab stays deleted. */
export async function updateRun(database: LabDatabase, run: BatchRun): Promise<void> {
  const { store, done } = database.transaction('batchRuns', 'readwrite');
  if (await store.getKey(run.id)) await store.put(run);
  await done;
}

export async function deleteRun(database: LabDatabase): Promise<void> {
  const transaction = database.transaction(['batchRuns', 'batchTexts'], 'readwrite');
  await Promise.all([
    transaction.objectStore('batchRuns').clear(),
    transaction.objectStore('batchTexts').clear(),
    transaction.done,
  ]);
}
