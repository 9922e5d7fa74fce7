import { useMutation, useQuery } from '@tanstack/react-query';
import { invalidateSlices } from '../../platform/query.ts';
import {
  readComparisonSets,
  removeComparisonSet,
  saveComparisonSet,
} from '../storage/device/comparison-sets.ts';
import type { ComparisonSet } from '../storage/device/database.ts';
import { useLab } from '../storage/lab.ts';

/** The comparison sets stored on this device. */
export function useComparisonSets() {
  const lab = useLab();

  return useQuery({
    queryKey: ['lab-comparison-sets', lab.userId],
    queryFn: () => readComparisonSets(lab.database),
    retry: false,
  });
}

export function useSaveComparisonSet() {
  const lab = useLab();

  return useMutation({
    mutationFn: (set: ComparisonSet) => saveComparisonSet(lab.database, set),
    onSuccess: () => invalidateSlices(['lab-comparison-sets']),
  });
}

export function useRemoveComparisonSet() {
  const lab = useLab();

  return useMutation({
    mutationFn: (id: string) => removeComparisonSet(lab.database, id),
    onSuccess: () => invalidateSlices(['lab-comparison-sets']),
  });
}
