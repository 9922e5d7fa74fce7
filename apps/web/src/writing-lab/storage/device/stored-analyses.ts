import { engineVersion } from '@longhand/analysis';
import type { LabDatabase, StoredAnalysis } from './database.ts';

/** Stored analysis results by text id; results of other engine versions are ignored. */
export async function readStoredAnalyses(
  database: LabDatabase,
): Promise<ReadonlyMap<string, StoredAnalysis>> {
  const all = await database.getAll('readings');

  return new Map(
    all.filter(({ reading }) => reading.version === engineVersion).map((kept) => [kept.id, kept]),
  );
}

export async function saveStoredAnalysis(
  database: LabDatabase,
  { id, revision, reading, said }: StoredAnalysis & { said: string },
): Promise<void> {
  await database.put('readings', { id, revision, reading, said });
}

/** Deletes the results of deleted texts. */
export async function deleteStoredAnalyses(
  database: LabDatabase,
  ids: readonly string[],
): Promise<void> {
  await Promise.all(ids.map((id) => database.delete('readings', id)));
}
