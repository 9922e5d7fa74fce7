import type { GeoLocation } from '@longhand/contract/geo-location';
import { locationName } from '@longhand/contract/location-name';

/** The location of a session if known, else its IP range. */
export function sessionLocation(
  { range, place }: { range: string; place: GeoLocation | null },
  locale: string,
): string {
  return place === null ? ipRangeName(range) : locationName(place, locale);
}

/**
 * An IP range for people who do not read CIDR notation.
 *
 * @example ipRangeName('203.0.113.0/24') // 'IP 203.0.113.x'
 * @example ipRangeName('2001:db8:1:2::/64') // 'IP 2001:db8:1:2:x'
 */
function ipRangeName(range: string): string {
  const name = range.replace(/\.0\/24$/, '.x').replace(/::\/64$/, ':x');

  return name === '' ? '' : `IP ${name}`;
}
