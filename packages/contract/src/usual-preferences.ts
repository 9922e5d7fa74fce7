import type { Preferences } from './settings.ts';

/** What holds for somebody who has not chosen. */
export const usualPreferences: Preferences = {
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
