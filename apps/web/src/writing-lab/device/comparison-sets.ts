import { NotKept } from '../../platform/failures.ts';
import type { ComparisonSet, LabDatabase } from './database.ts';

type Open = () => Promise<LabDatabase>;

/** The sets of this device, the oldest first. */
export async function readComparisonSets(open: Open): Promise<readonly ComparisonSet[]> {
  const sets = await onDevice(open, (database) => database.getAll('comparisonSets'));

  return sets.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** Adds a set, or changes the one with its id. */
export async function saveComparisonSet(open: Open, set: ComparisonSet): Promise<void> {
  await onDevice(open, (database) => database.put('comparisonSets', set));
}

export async function removeComparisonSet(open: Open, id: string): Promise<void> {
  await onDevice(open, (database) => database.delete('comparisonSets', id));
}

async function onDevice<Result>(
  open: Open,
  act: (database: LabDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await act(await open());
  } catch (failure) {
    throw new NotKept(failure);
  }
}
