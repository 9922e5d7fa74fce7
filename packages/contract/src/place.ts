import * as z from 'zod';
import { locale } from './values.ts';

/** Where an address is thought to be. */
export const place = z.object({
  /** By its two letters in ISO 3166. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** What it is called in our languages, as far as it is known; empty where only the country is. */
  city: z.partialRecord(locale, z.string()),
});
export type Place = z.infer<typeof place>;

/** Whose knowledge the places are: they ask to be named beside them. */
export const placeSource = z.enum(['DB-IP', 'MaxMind']);
export type PlaceSource = z.infer<typeof placeSource>;
