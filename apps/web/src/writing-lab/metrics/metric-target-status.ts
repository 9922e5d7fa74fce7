import type { MetricTarget } from '@longhand/contract/writing-lab-targets';

/** Whether a value is within its aim, below or above it. */
export function metricTargetStatus(
  value: number,
  { least, most }: MetricTarget,
): 'within' | 'below' | 'above' {
  if (least !== null && value < least) return 'below';

  return most !== null && value > most ? 'above' : 'within';
}
