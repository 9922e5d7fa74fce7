import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { documentKind, locale, timeZone } from './values.ts';

/** How a person's days are counted and what the interface starts with. */
export const preferences = z.object({
  locale: locale.nullable(),
  timeZone,
  /** Minutes after midnight at which the writer's day begins. */
  dayStartMinutes: z.number().int().min(0).max(720),
  /** 1 is Monday, 7 Sunday; null follows the language. */
  weekStart: z.number().int().min(1).max(7).nullable(),
  documentKind,
});
export type Preferences = z.infer<typeof preferences>;

export const settings = {
  readPreferences: endpoint({
    summary: 'Language, time zone, start of day and week, usual kind of document',
    method: 'GET',
    path: '/api/settings/preferences',
    access: 'user',
    reply: preferences,
    fails: [],
  }),

  changePreferences: endpoint({
    summary: 'Change some of the preferences; days already counted stay where they are',
    method: 'PATCH',
    path: '/api/settings/preferences',
    access: 'user',
    body: z.strictObject(preferences.partial().shape),
    reply: preferences,
    fails: [],
  }),
};
