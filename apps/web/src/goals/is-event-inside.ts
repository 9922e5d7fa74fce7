import type { SyntheticEvent } from 'react';

/** False for events from a portal, for example a date picker: React bubbles them through the component tree. */
export function isEventInside(event: SyntheticEvent): boolean {
  return event.target instanceof Node && event.currentTarget.contains(event.target);
}
