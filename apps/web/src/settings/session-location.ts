import type { GeoLocation } from '@longhand/contract/geo-location';
import { locationName } from '@longhand/contract/location-name';

/** The location of a session if known, else its IP range. */
export function sessionLocation(
  { range, place }: { range: string; place: GeoLocation | null },
  locale: string,
): string {
  return place === null ? range : locationName(place, locale);
}
