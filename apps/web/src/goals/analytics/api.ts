import { goalAnalytics } from '@longhand/contract/goals-analytics';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';

const api = client(goalAnalytics);

export type Analytics = Awaited<ReturnType<typeof api.readAnalytics>>;

/** Accuracy of plans and forecasts, and writing speed of sessions. */
export function useAnalytics() {
  return useQuery({ queryKey: ['goals', 'analytics'], queryFn: () => api.readAnalytics() });
}
