import { writingLab } from '@longhand/contract/writing-lab';
import type { MetricTarget } from '@longhand/contract/writing-lab-targets';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { invalidateSlices, setQueryResult } from '../../platform/query.ts';
import type { Lab } from '../storage/lab.ts';

const api = client(writingLab, { quiet: true });

/** The user's target ranges for metrics. */
export function aimsQuery({ userId }: Lab) {
  return queryOptions({
    queryKey: ['lab-aims', userId],
    queryFn: async () => (await api.listMetricTargets()).items,
  });
}

/** Sets the bounds of a metric; without bounds the target is removed. */
export function useSetAim(lab: Lab) {
  return useMutation({
    mutationFn: ({
      figure,
      least,
      most,
    }: {
      figure: MetricTarget['figure'];
      least: number | null;
      most: number | null;
    }) => api.setMetricTarget({ params: { figure }, body: { least, most } }),
    onSuccess: ({ items }) => setQueryResult(aimsQuery(lab).queryKey, items),
  });
}

export function styleTargetsQuery({ userId }: Lab) {
  return queryOptions({
    queryKey: ['lab-style-targets', userId],
    queryFn: async () => (await api.listStyleTargets()).items,
  });
}

export function useCreateStyleTarget() {
  return useMutation({
    mutationFn: api.createStyleTarget,
    onSuccess: () => invalidateSlices(['lab-style-targets']),
  });
}

export function useRemoveStyleTarget() {
  return useMutation({
    mutationFn: api.removeStyleTarget,
    onSuccess: () => invalidateSlices(['lab-style-targets']),
  });
}
