import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { namedMeasure } from './progress-values.ts';
import { documentKind, locale, timeZone } from './values.ts';

/** Font of the editor: book serif, interface sans, or monospace. */
export const editorFonts = ['serif', 'sans', 'mono'] as const;
export const editorFont = z.enum(editorFonts);
export type EditorFont = z.infer<typeof editorFont>;

/** Line length of the editor: about 55, 65 or 75 characters. */
export const editorWidths = ['narrow', 'normal', 'wide'] as const;
export const editorWidth = z.enum(editorWidths);
export type EditorWidth = z.infer<typeof editorWidth>;

/** Cards of the home screen in their default order; each user can reorder or hide them. */
export const homeCards = [
  'text',
  'goals',
  'sprint',
  'log',
  'days',
  'momentum',
  'milestone',
  'insight',
  'achievements',
  'messages',
  'unread',
] as const;
export const homeCard = z.enum(homeCards);
export type HomeCard = z.infer<typeof homeCard>;

/** Spelling variants of English and Spanish; `any` accepts all of them. */
export const englishKinds = ['any', 'en-US', 'en-GB'] as const;
export const spanishKinds = ['any', 'es', 'es-MX'] as const;

/** Proofreading in the browser besides the analysis. The grammar checker is a large download and supports English only. */
export const proofreading = z.object({
  spelling: z.boolean(),
  grammar: z.boolean(),
  /** Whether the server's grammar checker may check saved texts in other languages; absent means no. */
  serverGrammar: z.boolean().optional(),
  english: z.enum(englishKinds),
  spanish: z.enum(spanishKinds),
  /** Rules turned on or off by the user, in every language that has them; others keep their default. */
  rules: z
    .record(z.string().regex(/^[a-z-]{1,40}$/), z.boolean())
    .refine((rules) => Object.keys(rules).length <= 100)
    .optional(),
});
export type Proofreading = z.infer<typeof proofreading>;

/** User preferences: local days and interface defaults. */
export const preferences = z.object({
  locale: locale.nullable(),
  timeZone,
  /** Start of the writer's day in minutes after midnight. */
  dayStartMinutes: z.number().int().min(0).max(720),
  /** 1 is Monday, 7 Sunday; null for the default of the locale. */
  weekStart: z.number().int().min(1).max(7).nullable(),
  documentKind,
  /** Default measure for new goals and entries. */
  measure: namedMeasure,
  editorFont,
  editorWidth,
  proofreading,
  /** Whether new texts are stored only in this browser. */
  textsHere: z.boolean(),
  /** Whether streaks are hidden everywhere. */
  hideStreaks: z.boolean(),
  /** Hides streaks, deficits and losses everywhere. */
  gentleMode: z.boolean(),
  /** Weekly rest days, 1 for Monday: they neither break a streak nor lower momentum. */
  restWeekdays: z.array(z.number().int().min(1).max(7)).max(6),
  /** Order of the home screen cards and the hidden ones; cards in neither list come last. */
  homeCards: z.object({
    order: z.array(homeCard).max(homeCards.length),
    hidden: z.array(homeCard).max(homeCards.length),
  }),
});
export type Preferences = z.infer<typeof preferences>;

export const settings = {
  readPreferences: endpoint({
    summary:
      'Read the preferences: language, time zone, start of day and week, default document kind and measure, editor appearance',
    method: 'GET',
    path: '/api/settings/preferences',
    access: 'user',
    scope: 'account:read',
    reply: preferences,
    fails: [],
  }),

  changePreferences: endpoint({
    summary: 'Change preferences; recorded days do not change',
    method: 'PATCH',
    path: '/api/settings/preferences',
    access: 'user',
    body: z.strictObject(preferences.partial().shape),
    reply: preferences,
    fails: [],
  }),
};
