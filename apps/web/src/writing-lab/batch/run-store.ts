import type { BatchRun, BatchText, LabDatabase } from '../device/database.ts';

/** A run with its texts, as this device keeps it. */
export type KeptRun = { run: BatchRun; texts: readonly BatchText[] };

/** The last run; there is one at a time. */
export async function readRun(database: LabDatabase): Promise<KeptRun | null> {
  const run = (await database.getAll('batchRuns')).at(-1);
  if (!run) return null;
  const texts = await database.getAll(
    'batchTexts',
    IDBKeyRange.bound([run.id, 0], [run.id, run.texts]),
  );

  return { run, texts };
}

/** Takes the place of the run before. */
export async function beginRun(
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

export async function keepText(database: LabDatabase, text: BatchText): Promise<void> {
  await database.put('batchTexts', text);
}

/** Changes a run; one that another tab has removed stays removed. */
export async function keepRun(database: LabDatabase, run: BatchRun): Promise<void> {
  const { store, done } = database.transaction('batchRuns', 'readwrite');
  if (await store.getKey(run.id)) await store.put(run);
  await done;
}

export async function forgetRun(database: LabDatabase): Promise<void> {
  const transaction = database.transaction(['batchRuns', 'batchTexts'], 'readwrite');
  await Promise.all([
    transaction.objectStore('batchRuns').clear(),
    transaction.objectStore('batchTexts').clear(),
    transaction.done,
  ]);
}
