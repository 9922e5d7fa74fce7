import type { LabDatabase } from './database.ts';

/** Findings ignored in one text; those ignored everywhere are stored with the own words. */
export async function readIgnoredInText(
  database: LabDatabase,
  textId: string,
): Promise<ReadonlySet<string>> {
  const here = await database.getAllFromIndex('ignored', 'scope', textId);

  return new Set(here.map(({ key }) => key));
}

/** Ignored in a saved text, including its drafts of older releases. */
export async function readIgnoredInSample(
  database: LabDatabase,
  sampleId: string,
): Promise<ReadonlySet<string>> {
  const drafts = await database.getAllKeysFromIndex('drafts', 'home', sampleId);
  const sets = await Promise.all(
    [sampleId, ...drafts].map((id) => readIgnoredInText(database, id)),
  );

  return new Set(sets.flatMap((set) => [...set]));
}

/** Copies the ignored findings of one text to another, or moves them. */
export async function transferIgnored(
  database: LabDatabase,
  { from, to, isMoved: isMove }: { from: string; to: string; isMoved: boolean },
): Promise<void> {
  const { store, done } = database.transaction('ignored', 'readwrite');
  for (const one of await store.index('scope').getAll(from)) {
    await store.put({ ...one, textId: to, scope: to });
    if (isMove) await store.delete([from, one.key]);
  }
  await done;
}

export async function ignoreFinding(
  database: LabDatabase,
  { key, textId }: { key: string; textId: string },
  at: string,
): Promise<void> {
  await database.put('ignored', { key, textId, scope: textId, at });
}

/** Undoes `ignoreFinding`. */
export async function restoreFinding(
  database: LabDatabase,
  { key, textId }: { key: string; textId: string },
): Promise<void> {
  await database.delete('ignored', [textId, key]);
}
