import type { Place } from '@longhand/contract/place';
import { placeName } from '@longhand/contract/place-name';

/** The location of a session if known, else its IP range. */
export function sessionLocation(
  { range, place }: { range: string; place: Place | null },
  locale: string,
): string {
  return place === null ? range : placeName(place, locale);
}
