import { StorageWriteError } from '../../../platform/failures.ts';
import type { ComparisonSet, LabDatabase } from './database.ts';

type OpenDatabase = () => Promise<LabDatabase>;

/** The sets on this device, oldest first. */
export async function readComparisonSets(open: OpenDatabase): Promise<readonly ComparisonSet[]> {
  const sets = await withDatabase(open, (database) => database.getAll('comparisonSets'));

  return sets.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** Adds a set, or replaces the one with its id. */
export async function saveComparisonSet(open: OpenDatabase, set: ComparisonSet): Promise<void> {
  await withDatabase(open, (database) => database.put('comparisonSets', set));
}

export async function removeComparisonSet(open: OpenDatabase, id: string): Promise<void> {
  await withDatabase(open, (database) => database.delete('comparisonSets', id));
}

async function withDatabase<Result>(
  open: OpenDatabase,
  act: (database: LabDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await act(await open());
  } catch (failure) {
    throw new StorageWriteError(failure);
  }
}
