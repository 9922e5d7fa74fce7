import type { Preferences } from './settings.ts';

/** Preferences of a user who has not changed any. */
export const defaultPreferences: Preferences = {
  locale: null,
  timeZone: 'UTC',
  dayStartMinutes: 0,
  weekStart: null,
  documentKind: 'fiction',
  measure: 'word',
  editorFont: 'serif',
  editorWidth: 'normal',
  proofreading: { spelling: true, grammar: false, english: 'any', spanish: 'any' },
  textsHere: false,
  hideStreaks: false,
  gentleMode: false,
  restWeekdays: [],
  homeCards: { order: [], hidden: [] },
};
