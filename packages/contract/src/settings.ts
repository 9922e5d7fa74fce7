import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { documentKind, locale, timeZone } from './values.ts';

/** The hand of the editor: a book's letters, those of the interface, or a typewriter's. */
export const editorFonts = ['serif', 'sans', 'mono'] as const;
export const editorFont = z.enum(editorFonts);
export type EditorFont = z.infer<typeof editorFont>;

/** How long a line of the editor is: about 55, 65 or 75 characters. */
export const editorWidths = ['narrow', 'normal', 'wide'] as const;
export const editorWidth = z.enum(editorWidths);
export type EditorWidth = z.infer<typeof editorWidth>;

/** How a person's days are counted and what the interface starts with. */
export const preferences = z.object({
  locale: locale.nullable(),
  timeZone,
  /** Minutes after midnight at which the writer's day begins. */
  dayStartMinutes: z.number().int().min(0).max(720),
  /** 1 is Monday, 7 Sunday; null follows the language. */
  weekStart: z.number().int().min(1).max(7).nullable(),
  documentKind,
  editorFont,
  editorWidth,
  /** Whether no screen counts days in a row. */
  hideStreaks: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

export const settings = {
  readPreferences: endpoint({
    summary:
      'Language, time zone, start of day and week, usual kind of document, the look of the editor',
    method: 'GET',
    path: '/api/settings/preferences',
    access: 'user',
    scope: 'account:read',
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
