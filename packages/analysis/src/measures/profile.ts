import type { LanguageCode } from '../options.ts';
import { type Diversity, diversityOf } from './diversity.ts';
import type { Material } from './material.ts';
import { loadSentimentLexicon, type SentimentLexicon } from './sentiment/lexicon.ts';
import { sentimentOfText, type TextSentiment } from './sentiment/of-text.ts';

/** What is read from the whole of a text, on demand: too dear, or too slow to change, for every key. */
export type Profile = {
  diversity: Diversity;
  sentiment: TextSentiment;
};

/** The word lists that a profile needs beyond the engine's own. */
export type ProfileData = { sentiment: SentimentLexicon | null };

/** Fetches what the profile of a text in this language needs. */
export async function loadProfileData(language: LanguageCode): Promise<ProfileData> {
  return { sentiment: language === 'en' ? await loadSentimentLexicon() : null };
}

/**
 * The profile of the text that an analyzer holds.
 *
 * @example
 * profileOf(analyzer.material, await loadProfileData(analyzer.material.language)).diversity.mtld
 */
export function profileOf(material: Material, data: ProfileData): Profile {
  return {
    diversity: diversityOf(material),
    sentiment: sentimentOfText(material, data.sentiment),
  };
}
