type SaveTask = () => Promise<unknown>;

const saveTasks = new Set<SaveTask>();
const maxSaveWaitMs = 2_000;

/** Registers a task that saves data before a reload. Returns a function that removes it. */
export function beforeReload(save: SaveTask): () => void {
  saveTasks.add(save);

  return () => {
    saveTasks.delete(save);
  };
}

/** Saves unsaved input, then reloads. Waits a limited time for storage. */
export async function reloadPage(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, maxSaveWaitMs));
  const saves = Promise.allSettled([...saveTasks].map((keep) => keep()));

  await Promise.race([saves, timeout]);
  location.reload();
}
