import * as z from 'zod';
import { locale } from './values.ts';

/** Approximate location of an IP address. */
export const geoLocation = z.object({
  /** ISO 3166-1 alpha-2 code. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** City name by locale, as far as known; empty if only the country is known. */
  city: z.partialRecord(locale, z.string()),
});
export type GeoLocation = z.infer<typeof geoLocation>;

/** The IP location database; its license requires attribution. */
export const geoLocationSource = z.enum(['DB-IP', 'MaxMind']);
export type GeoLocationSource = z.infer<typeof geoLocationSource>;
