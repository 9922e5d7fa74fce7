import type { LabDatabase } from './database.ts';

/**
 * Removes all that this browser keeps of saved texts: their drafts, what was put aside in them, what was read of them, and
 * their words in a batch.
 *
 * @param isWhole also drafts with words that no saved text had
 */
export async function forgetTexts(
  database: LabDatabase,
  ids: readonly string[],
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  const stores = ['drafts', 'ignored', 'readings', 'batchTexts'] as const; // the literal names
  const transaction = database.transaction(stores, 'readwrite');
  const [drafts, ignored] = [transaction.objectStore('drafts'), transaction.objectStore('ignored')];
  for (const id of ids) {
    const all = await drafts.index('home').getAll(id);
    const going = all.filter(({ isAhead }) => isWhole || !isAhead).map((draft) => draft.id);
    for (const draft of going) await drafts.delete(draft);
    for (const scope of going.length === all.length ? [id, ...going] : going) {
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
