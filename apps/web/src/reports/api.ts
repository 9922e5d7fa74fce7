import { insightTrends } from '@longhand/contract/insights-trends';
import { limits } from '@longhand/contract/limits';
import type { ReportUnit } from '@longhand/contract/progress-values';
import { reports } from '@longhand/contract/reports';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { useChange } from '../platform/query.ts';

const api = client(reports);
const trends = client(insightTrends);
const quietApi = client(reports, { quiet: true });

export type Report = Awaited<ReturnType<typeof api.read>>;

/** All reports, or those of one unit, latest first, page by page. */
export function useReports(period?: ReportUnit) {
  return useInfiniteQuery({
    queryKey: ['reports', 'list', period ?? 'all'],
    queryFn: ({ pageParam }) =>
      api.list({
        query: {
          ...(period === undefined ? {} : { period }),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
      }),
    initialPageParam: null as string | null, // widens the literal
    getNextPageParam: ({ next }) => next,
  });
}

export function useReport(id: string | null) {
  return useQuery({
    queryKey: ['reports', 'report', id],
    queryFn: () => api.read({ params: { id: id ?? '' } }),
    enabled: id !== null,
  });
}

/** Stored trend reports, newest first. */
export function useTrendReports() {
  return useQuery({
    queryKey: ['insights', 'trend-reports'],
    queryFn: () => trends.listTrendReports({ query: { size: limits.trendReportsMax } }),
  });
}

/** A failure is ignored: the report is marked as opened the next time. */
export const useOpenReport = () => useChange(quietApi.open, { stale: ['reports'] });
export const useCreateReports = () => useChange(api.create, { stale: ['reports'] });
export const useUpdateReport = () => useChange(api.update, { stale: ['reports'] });
