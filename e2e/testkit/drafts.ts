/** All drafts in IndexedDB as one string. Runs in the page. */
export async function readDrafts(): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const lines: string[] = [];
  for (const name of names) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    if (database.objectStoreNames.contains('drafts')) {
      const drafts = await new Promise<unknown[]>((resolve) => {
        const reading = database.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
      lines.push(`${name}: ${JSON.stringify(drafts)}`);
    }
    database.close();
  }

  return lines.join('\n');
}
