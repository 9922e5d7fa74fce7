import { engineVersion } from '@longhand/analysis';
import type { KeptReading, LabDatabase } from './database.ts';

/** What this device knows of saved texts already; readings of another engine do not count. */
export async function keptReadings(
  database: LabDatabase,
): Promise<ReadonlyMap<string, KeptReading>> {
  const all = await database.getAll('readings');

  return new Map(
    all.filter(({ reading }) => reading.version === engineVersion).map((kept) => [kept.id, kept]),
  );
}

export async function keepReading(
  database: LabDatabase,
  { id, revision, reading, said }: KeptReading & { said: string },
): Promise<void> {
  await database.put('readings', { id, revision, reading, said });
}

/** Lets go of readings whose texts are gone. */
export async function forgetReadings(database: LabDatabase, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => database.delete('readings', id)));
}
