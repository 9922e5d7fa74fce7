import { insightDays } from '@longhand/contract/insights-days';
import { reportExports } from '@longhand/contract/reports-export';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { useChange } from '../../platform/query.ts';

const api = client(reportExports);

const quietDays = client(insightDays, { quiet: true });

const pollIntervalMs = 3_000;

/** The user's exports, newest first. Live events show their progress; polling covers lost connections. */
export function useExports() {
  return useQuery({
    queryKey: ['reports', 'exports'],
    queryFn: () => api.listExports(),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'waiting' || status === 'running')
        ? pollIntervalMs
        : false,
  });
}

/** Projects and tags to choose from. Without them everything can be exported. */
export function useFilters() {
  return useQuery({ queryKey: ['insights', 'filters'], queryFn: () => quietDays.readFilters() });
}

export const useCreateExport = () => useChange(api.createExport, { stale: ['reports'] });
export const useCancelExport = () => useChange(api.cancelExport, { stale: ['reports'] });
export const useRetryExport = () => useChange(api.retryExport, { stale: ['reports'] });
export const useRemoveExport = () => useChange(api.removeExport, { stale: ['reports'] });
