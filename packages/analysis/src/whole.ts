/**
 * The profile and the catalogue, on demand. Separate from `index.ts`, so that a page or worker that only needs incremental analysis does
 * not load this code or its word lists.
 */
export {
  type AnalysisWithProfile,
  analyzeWithProfile,
  ProfileAnalyzer,
} from './analyze-with-profile.ts';
export { catalogue } from './catalogue.ts';
export type { FieldCard } from './field-card.ts';
export { fieldCards } from './fields.ts';
export type { MeasureCard } from './measures/card.ts';
export {
  computeProfile,
  loadProfileData,
  type Profile,
  type ProfileData,
} from './measures/profile.ts';
export { baselineScore, type ChangePoint, changePoints } from './measures/style/change-points.ts';
export { type StyleDistance, styleDistance } from './measures/style/delta.ts';
export type { WordFrequencies } from './measures/style/frequencies.ts';
export { type Keyword, keywords } from './measures/style/keyness.ts';
export { type FunctionShares, styleMatching } from './measures/style/matching.ts';
export type { Regulation } from './measures/verse/chinese/tones.ts';
export { loadVerseSounds } from './measures/verse/sounds/load-sounds.ts';
export type { VerseSounds } from './measures/verse/sounds/sounds.ts';
export { type Verse, type VerseLine, verseOf } from './measures/verse/verse.ts';
export type { VerseAbsence, VerseResult } from './measures/verse/verse-result.ts';
export type { WordGap } from './measures/words/word-gaps.ts';
