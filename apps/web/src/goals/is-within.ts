import type { SyntheticEvent } from 'react';

/** Whether an event began in the element itself, and not in a calendar that only floats above it. */
export function isWithin(event: SyntheticEvent): boolean {
  return event.target instanceof Node && event.currentTarget.contains(event.target);
}
