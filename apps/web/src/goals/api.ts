import type { Goal } from '@longhand/contract/goal-values';
import { goals } from '@longhand/contract/goals';
import type { Measure } from '@longhand/contract/progress-values';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../platform/api-client.ts';
import { type LocalDate, localDateOf } from '../platform/local-date.ts';
import { queryClient, refresh, useChange } from '../platform/query.ts';

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

/** The goals in the trash, removed last first. */
export function useRemovedGoals() {
  return useQuery({ queryKey: ['goals', 'removed'], queryFn: () => api.listRemoved() });
}

/** What was logged last, newest first. */
export function useEntries(size: number, goalId?: string) {
  return useQuery({
    queryKey: ['goals', 'entries', size, goalId],
    queryFn: () => api.listEntries({ query: { size, ...(goalId && { goalId }) } }),
    placeholderData: keepPreviousData,
  });
}

type RemovedEntry = Awaited<ReturnType<typeof api.listRemovedEntries>>['items'][number];

/** The entries in the trash, as a list shows them. */
export function useRemovedEntries<Item>(isWanted: boolean, itemOf: (one: RemovedEntry) => Item) {
  return useQuery({
    queryKey: ['goals', 'entries', 'removed'],
    queryFn: () => api.listRemovedEntries(),
    select: ({ items }): readonly Item[] => items.map(itemOf),
    enabled: isWanted,
  });
}

export const useRestoreEntry = () => useChange(api.restoreEntry, { stale });

type Year = { year: number; measure: Measure; today: LocalDate; goal?: Goal | undefined };

/** The days of a year and of the one before, of everything in a measure or of what counts for a goal. */
export function useYear({ year, measure, today, goal }: Year) {
  const [from, to] = [localDateOf(year - 1, 1, 1), localDateOf(year, 12, 31)];

  return useQuery({
    queryKey: ['goals', 'year', goal?.id, from, to, measure],
    queryFn: async () => {
      if (goal === undefined) return api.listDays({ query: { from, to, measure } });
      const { days } = await api.listCourse({ params: { id: goal.id }, query: { from, to } });

      return { today, days };
    },
    placeholderData: keepPreviousData,
  });
}

/** The measures and own units that were logged, latest first. */
export function useUnits() {
  return useQuery({ queryKey: ['goals', 'units'], queryFn: () => api.listUnits() });
}

export function useDays(from: LocalDate, to: LocalDate, measure: Measure) {
  return useQuery({
    queryKey: ['goals', 'days', from, to, measure],
    queryFn: () => api.listDays({ query: { from, to, measure } }),
    placeholderData: keepPreviousData,
  });
}

/** A new goal is in the list at once: who made their first one does not read for a moment that they have none. */
export function useCreateGoal() {
  return useMutation({
    mutationFn: api.create,
    onSuccess: (goal) => {
      queryClient.setQueryData<{ items: Goal[] }>(
        ['goals', 'list'],
        (list) => list && { items: [...list.items, goal] },
      );
      void refresh(stale);
    },
  });
}

export const useChangeGoal = () => useChange(api.change, { stale });
export const useUndoGoal = () => useChange(api.undo, { stale });
export const useChangeStatus = () => useChange(api.changeStatus, { stale });
export const useAnswerMiss = () => useChange(api.answerMiss, { stale });
export const useRemoveGoal = () => useChange(api.remove, { stale });

export function useGoal(id: string) {
  return useQuery({ queryKey: ['goals', 'one', id], queryFn: () => api.read({ params: { id } }) });
}

/** What the list said of a goal when it was read last, for when the goal itself cannot be read. */
export function lastKnownGoal(id: string): { goal: Goal; at: number } | undefined {
  const state = queryClient.getQueryState<{ items: Goal[] }>(['goals', 'list']);
  const goal = state?.data?.items.find((one) => one.id === id);

  return state && goal && { goal, at: state.dataUpdatedAt };
}

/** What counted for a goal by day, and its total before. */
export function useCourse(id: string, from: LocalDate, to: LocalDate) {
  return useQuery({
    queryKey: ['goals', 'course', id, from, to],
    queryFn: () => api.listCourse({ params: { id }, query: { from, to } }),
    placeholderData: keepPreviousData,
  });
}

/** What was done to a goal, newest first. */
export function useGoalEvents(id: string) {
  return useQuery({
    queryKey: ['goals', 'events', id],
    queryFn: () => api.listEvents({ params: { id } }),
  });
}
