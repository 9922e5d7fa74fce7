import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { namedMeasure } from './progress-values.ts';
import { documentKind, locale, timeZone } from './values.ts';

/** The hand of the editor: a book's letters, those of the interface, or a typewriter's. */
export const editorFonts = ['serif', 'sans', 'mono'] as const;
export const editorFont = z.enum(editorFonts);
export type EditorFont = z.infer<typeof editorFont>;

/** How long a line of the editor is: about 55, 65 or 75 characters. */
export const editorWidths = ['narrow', 'normal', 'wide'] as const;
export const editorWidth = z.enum(editorWidths);
export type EditorWidth = z.infer<typeof editorWidth>;

/** What the home screen is made of, in its usual order; each writer puts them in an order of their own, or away. */
export const homeCards = [
  'text',
  'goals',
  'sprint',
  'log',
  'days',
  'momentum',
  'milestone',
  'achievements',
  'unread',
] as const;
export const homeCard = z.enum(homeCards);
export type HomeCard = z.infer<typeof homeCard>;

/** Which English and which Spanish somebody writes; `any` takes the words of all of them for right. */
export const englishKinds = ['any', 'en-US', 'en-GB'] as const;
export const spanishKinds = ['any', 'es', 'es-MX'] as const;

/** What reads a text beside the analysis, in the writer's browser. Grammar is large, and for English alone. */
export const proofreading = z.object({
  spelling: z.boolean(),
  grammar: z.boolean(),
  /** Whether the grammar server of the installation may read saved texts in other languages; absent: no. */
  serverGrammar: z.boolean().optional(),
  english: z.enum(englishKinds),
  spanish: z.enum(spanishKinds),
  /** Rules by name that the writer switched on or off, in every language that has them; all others are as usual. */
  rules: z
    .record(z.string().regex(/^[a-z-]{1,40}$/), z.boolean())
    .refine((rules) => Object.keys(rules).length <= 100)
    .optional(),
});
export type Proofreading = z.infer<typeof proofreading>;

/** How a person's days are counted and what the interface starts with. */
export const preferences = z.object({
  locale: locale.nullable(),
  timeZone,
  /** Minutes after midnight at which the writer's day begins. */
  dayStartMinutes: z.number().int().min(0).max(720),
  /** 1 is Monday, 7 Sunday; null follows the language. */
  weekStart: z.number().int().min(1).max(7).nullable(),
  documentKind,
  /** What the writer usually counts in; each goal and entry can have another. */
  measure: namedMeasure,
  editorFont,
  editorWidth,
  proofreading,
  /** Whether new texts are kept in the writer's browser alone. */
  textsHere: z.boolean(),
  /** Whether no screen counts days in a row. */
  hideStreaks: z.boolean(),
  /** Nothing counts against the writer: no days in a row, nothing behind, nothing lost. */
  gentleMode: z.boolean(),
  /** Days of the week without writing, 1 for Monday: they neither break a run nor lower the momentum. */
  restWeekdays: z.array(z.number().int().min(1).max(7)).max(6),
  /** The cards of the home screen in the writer's order, and those put away; what neither names stands last. */
  homeCards: z.object({
    order: z.array(homeCard).max(homeCards.length),
    hidden: z.array(homeCard).max(homeCards.length),
  }),
});
export type Preferences = z.infer<typeof preferences>;

export const settings = {
  readPreferences: endpoint({
    summary:
      'Language, time zone, start of day and week, usual kind of document and measure, the look of the editor',
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
