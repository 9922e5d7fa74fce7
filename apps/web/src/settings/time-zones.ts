/** All time zones that the browser supports, including the current one. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');

  return known.includes(current) ? known : [current, ...known];
}

/** The time zone of this device. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The UTC offset of a time zone at a moment.
 *
 * @example offsetOf('Europe/Madrid', new Date('2026-11-20'), 'en') // 'GMT+1'
 */
export function offsetOf(timeZone: string, at: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at);

  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Finds the time zone for typed text: its name in any case, with spaces for underscores, or its city if that is unique.
 *
 * @example findTimeZone('new york', ['America/New_York']) // 'America/New_York'
 */
export function findTimeZone(typed: string, zones: readonly string[]): string | undefined {
  const needle = normalize(typed);
  const exactMatch = zones.find((zone) => normalize(zone) === needle);
  if (exactMatch !== undefined) return exactMatch;
  const cities = zones.filter((zone) => normalize(zone.split('/').at(-1) ?? '') === needle);

  return cities.length === 1 ? cities[0] : undefined;
}

function normalize(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}
