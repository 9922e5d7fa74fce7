/** Every zone that this browser knows, with the one in use among them. */
export function timeZones(inUse: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');

  return known.includes(inUse) ? known : [inUse, ...known];
}

/** The zone that this device is set to. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * How far a zone is from Greenwich at a moment.
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
 * The zone that somebody means by what they typed: its name in any case, with spaces for the strokes, or its city alone
 * where only one has that name.
 *
 * @example zoneMeant('new york', ['America/New_York']) // 'America/New_York'
 */
export function zoneMeant(typed: string, zones: readonly string[]): string | undefined {
  const wanted = plain(typed);
  const whole = zones.find((zone) => plain(zone) === wanted);
  if (whole !== undefined) return whole;
  const cities = zones.filter((zone) => plain(zone.split('/').at(-1) ?? '') === wanted);

  return cities.length === 1 ? cities[0] : undefined;
}

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}
