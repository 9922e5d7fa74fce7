import type { Place } from '@longhand/contract/place';
import { placeName } from '@longhand/contract/place-name';

/** Where a session came from: a place where one is known, else the range of addresses. */
export function whereFrom(
  { range, place }: { range: string; place: Place | null },
  locale: string,
): string {
  return place === null ? range : placeName(place, locale);
}
