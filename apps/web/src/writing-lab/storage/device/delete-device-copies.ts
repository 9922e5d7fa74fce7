import type { LabDatabase } from './database.ts';

/**
 * Deletes all data of saved texts in this browser: drafts, ignored findings, analysis results and batch texts.
 *
 * @param includesUnsaved also drafts with unsaved edits
 */
export async function deleteDeviceCopies(
  database: LabDatabase,
  ids: readonly string[],
  { isWhole: includesUnsaved }: { isWhole: boolean },
): Promise<void> {
  const stores = ['drafts', 'ignored', 'readings', 'batchTexts'] as const; // keeps the literal types
  const transaction = database.transaction(stores, 'readwrite');
  const [drafts, ignored] = [transaction.objectStore('drafts'), transaction.objectStore('ignored')];
  for (const id of ids) {
    const all = await drafts.index('home').getAll(id);
    const deletedDrafts = all
      .filter(({ isAhead }) => includesUnsaved || !isAhead)
      .map((draft) => draft.id);
    for (const draft of deletedDrafts) await drafts.delete(draft);
    for (const scope of deletedDrafts.length === all.length
      ? [id, ...deletedDrafts]
      : deletedDrafts) {
      const keys = await ignored.index('scope').getAllKeys(scope);
      for (const key of keys) await ignored.delete(key);
    }
    await transaction.objectStore('readings').delete(id);
  }
  const gone = new Set(ids);
  const batch = transaction.objectStore('batchTexts');
  for (const { runId, number, saved } of await batch.getAll()) {
    if (saved && gone.has(saved.id)) await batch.delete([runId, number]);
  }
  await transaction.done;
}
