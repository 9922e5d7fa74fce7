import { reportExports } from '@longhand/contract/reports-export';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { useChange } from '../../platform/query.ts';

const api = client(reportExports);

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

export const useCreateExport = () => useChange(api.createExport, { stale: ['reports'] });
export const useCancelExport = () => useChange(api.cancelExport, { stale: ['reports'] });
export const useRetryExport = () => useChange(api.retryExport, { stale: ['reports'] });
export const useRemoveExport = () => useChange(api.removeExport, { stale: ['reports'] });
