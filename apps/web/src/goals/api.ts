import type { Goal } from '@longhand/contract/goal-values';
import { goals } from '@longhand/contract/goals';
import type { Measure } from '@longhand/contract/progress-values';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { type LocalDate, localDateOf } from '../platform/local-date.ts';
import { invalidateSlices, queryClient, useChange } from '../platform/query.ts';

const api = client(goals);
const stale = ['goals', 'home'];

/** All goals of the user, most urgent first, split into active and closed. */
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

/** Deleted goals, most recently deleted first. */
export function useRemovedGoals() {
  return useQuery({ queryKey: ['goals', 'removed'], queryFn: () => api.listRemoved() });
}

/** Most recent entries, newest first. */
export function useEntries(size: number, goalId?: string) {
  return useQuery({
    queryKey: ['goals', 'entries', size, goalId],
    queryFn: () => api.listEntries({ query: { size, ...(goalId && { goalId }) } }),
    placeholderData: keepPreviousData,
  });
}

type RemovedEntry = Awaited<ReturnType<typeof api.listRemovedEntries>>['items'][number];

/** Deleted entries, mapped to list items. */
export function useRemovedEntries<Item>(isEnabled: boolean, itemOf: (one: RemovedEntry) => Item) {
  return useQuery({
    queryKey: ['goals', 'entries', 'removed'],
    queryFn: () => api.listRemovedEntries(),
    select: ({ items }): readonly Item[] => items.map(itemOf),
    enabled: isEnabled,
  });
}

export const useRestoreEntry = () => useChange(api.restoreEntry, { stale });

type YearQuery = { year: number; measure: Measure; today: LocalDate; goal?: Goal | undefined };

/** Daily amounts of a year and the previous one: all entries in a measure, or those that count for a goal. */
export function useYearDays({ year, measure, today, goal }: YearQuery) {
  const [from, to] = [localDateOf(year - 1, 1, 1), localDateOf(year, 12, 31)];

  return useQuery({
    queryKey: ['goals', 'year', goal?.id, from, to, measure],
    queryFn: async () => {
      if (goal === undefined) return api.listDays({ query: { from, to, measure } });
      const { days } = await api.listGoalDays({ params: { id: goal.id }, query: { from, to } });

      return { today, days };
    },
    placeholderData: keepPreviousData,
  });
}

/** Measures and custom units in use, most recent first. */
export function useLoggedUnits() {
  return useQuery({ queryKey: ['goals', 'units'], queryFn: () => api.listUnits() });
}

export function useDays(from: LocalDate, to: LocalDate, measure: Measure) {
  return useQuery({
    queryKey: ['goals', 'days', from, to, measure],
    queryFn: () => api.listDays({ query: { from, to, measure } }),
    placeholderData: keepPreviousData,
  });
}

/** Adds the new goal to the cached list at once, so that the empty state does not appear after the first goal. */
export function useCreateGoal() {
  return useMutation({
    mutationFn: api.create,
    onSuccess: (goal) => {
      queryClient.setQueryData<{ items: Goal[] }>(
        ['goals', 'list'],
        (list) => list && { items: [...list.items, goal] },
      );
      void invalidateSlices(stale);
    },
  });
}

export const useChangeGoal = () => useChange(api.change, { stale });
export const useUndoGoal = () => useChange(api.undo, { stale });
export const useResolveMissedDays = () => useChange(api.resolveMissedDays, { stale });
export const useRemoveGoal = () => useChange(api.remove, { stale });

export function useGoal(id: string) {
  return useQuery({ queryKey: ['goals', 'one', id], queryFn: () => api.read({ params: { id } }) });
}

/** The goal from the cached list, for when loading the goal itself fails. */
export function lastKnownGoal(id: string): { goal: Goal; at: number } | undefined {
  const state = queryClient.getQueryState<{ items: Goal[] }>(['goals', 'list']);
  const goal = state?.data?.items.find((one) => one.id === id);

  return state && goal && { goal, at: state.dataUpdatedAt };
}

/** Daily amounts counted for a goal, and its total before that. */
export function useCourse(id: string, from: LocalDate, to: LocalDate) {
  return useQuery({
    queryKey: ['goals', 'course', id, from, to],
    queryFn: () => api.listGoalDays({ params: { id }, query: { from, to } }),
    placeholderData: keepPreviousData,
  });
}

/** Goal history, newest first. */
export function useGoalEvents(id: string) {
  return useQuery({
    queryKey: ['goals', 'events', id],
    queryFn: () => api.listEvents({ params: { id } }),
  });
}
