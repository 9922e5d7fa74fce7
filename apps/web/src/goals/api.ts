import { goals } from '@longhand/contract/goals';
import type { Measure } from '@longhand/contract/progress-values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { type LocalDate, localDateOf } from '../platform/local-date.ts';
import { useChange } from '../platform/query.ts';

const api = client(goals);
const stale = ['goals', 'home'];

/** Every goal of the writer, most pressing first: the active ones and those that are closed. */
export function useGoals() {
  return useQuery({
    queryKey: ['goals', 'list'],
    queryFn: () => api.list({ query: {} }),
    select: ({ items }) => ({
      active: items.filter(({ status }) => status === 'active'),
      closed: items.filter(({ status }) => status !== 'active'),
    }),
  });
}

/** What was logged last, newest first. */
export function useEntries(size: number) {
  return useQuery({
    queryKey: ['goals', 'entries', size],
    queryFn: () => api.listEntries({ query: { size } }),
    placeholderData: keepPreviousData,
  });
}

/** The days of a year and of the one before, so that a run over the change of the year is whole. */
export function useYear(year: number, measure: Measure) {
  return useDays(localDateOf(year - 1, 1, 1), localDateOf(year, 12, 31), measure);
}

export function useDays(from: LocalDate, to: LocalDate, measure: Measure) {
  return useQuery({
    queryKey: ['goals', 'days', from, to, measure],
    queryFn: () => api.listDays({ query: { from, to, measure } }),
    placeholderData: keepPreviousData,
  });
}

export const useCreateGoal = () => useChange(api.create, { stale });
export const useChangeGoal = () => useChange(api.change, { stale });
export const useUndoGoal = () => useChange(api.undo, { stale });
export const useChangeStatus = () => useChange(api.changeStatus, { stale });
