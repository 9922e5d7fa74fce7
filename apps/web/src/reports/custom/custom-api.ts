import { goals } from '@longhand/contract/goals';
import { customReports } from '@longhand/contract/reports-custom';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { useChange } from '../../platform/query.ts';

const api = client(customReports);
const goalsApi = client(goals, { quiet: true });

export type CustomReport = Awaited<ReturnType<typeof api.readCustom>>;
export type Definition = CustomReport['definition'];
export type ReportShare = NonNullable<Awaited<ReturnType<typeof api.readShare>>['share']>;
export type ComposedReport = Awaited<ReturnType<typeof api.previewCustom>>;

/** The report with current figures. While its settings change, the shown preview is kept. */
export function useReportPreview(body: Definition) {
  return useQuery({
    queryKey: ['reports', 'custom-preview', body],
    queryFn: () => api.previewCustom({ body }),
    placeholderData: keepPreviousData,
  });
}

/** Saved reports, latest change first; or those in the trash. */
export function useCustomReports({ page, isDeleted }: { page: number; isDeleted: boolean }) {
  return useQuery({
    queryKey: ['reports', 'custom-list', isDeleted, page],
    queryFn: () => api.listCustom({ query: { page, deleted: isDeleted ? 'true' : 'false' } }),
    placeholderData: keepPreviousData,
  });
}

export function useCustomReport(id: string) {
  return useQuery({
    queryKey: ['reports', 'custom', id],
    queryFn: () => api.readCustom({ params: { id } }),
  });
}

export function useReportShare(id: string) {
  return useQuery({
    queryKey: ['reports', 'share', id],
    queryFn: () => api.readShare({ params: { id } }),
  });
}

/** Goals to choose from; the form works without them. */
export function useGoalOptions() {
  return useQuery({
    queryKey: ['goals', 'list'],
    queryFn: () => goalsApi.list({ query: {} }),
    select: ({ items }) => items.map(({ id, title }) => ({ value: id, label: title })),
  });
}

const stale = ['reports'];
export const useSaveCustomReport = () => useChange(api.saveCustom, { stale });
export const useRemoveCustomReport = () => useChange(api.removeCustom, { stale });
export const useRestoreCustomReport = () => useChange(api.restoreCustom, { stale });
export const useShareReport = () => useChange(api.shareCustom, { stale });
export const useRevokeShare = () => useChange(api.revokeShare, { stale });
