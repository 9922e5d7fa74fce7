import { goalAnalytics } from '@longhand/contract/goals-analytics';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';

const api = client(goalAnalytics);

export type Analytics = Awaited<ReturnType<typeof api.readAnalytics>>;

/** How plans and forecasts have held, and how fast sessions went. */
export function useAnalytics() {
  return useQuery({ queryKey: ['goals', 'analytics'], queryFn: () => api.readAnalytics() });
}
