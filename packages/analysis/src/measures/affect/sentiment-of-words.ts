import type { AnalyzedText } from '../analyzed-text.ts';
import { addTally, emptyTally, scoreOf } from '../sentiment/score.ts';
import {
  type Coverage,
  noSentiment,
  noWords,
  sentimentOfSentences,
  type TextSentiment,
} from '../sentiment/text-sentiment.ts';
import type { AffectLexicon } from './lexicon.ts';
import { affectOfParagraph } from './paragraph-affect.ts';

/** Minimum share of sentences with a word of the lexicon; below it the mean is not meaningful. */
export const sentimentMinCoverage = 0.1;

/** Sentiment by Longhand’s own lists and the rules of VADER: degree, negation, contrast, marks. */
export function sentimentOfWords(
  { paragraphs, sums }: AnalyzedText,
  lexicon: AffectLexicon | null,
): TextSentiment {
  if (!lexicon) return noSentiment({ code: 'language' });
  if (sums.words === 0) return noSentiment(noWords);
  const tally = emptyTally();
  const known = { words: 0, sentences: 0 };
  const read = paragraphs.map((paragraph) => affectOfParagraph(paragraph, lexicon));
  for (const affect of read) {
    addTally(tally, affect.tally);
    known.words += affect.known.words;
    known.sentences += affect.known.sentences;
  }
  const beta: Coverage = {
    words: known.words / sums.words,
    sentences: known.sentences / sums.sentences,
  };
  if (beta.sentences < sentimentMinCoverage) {
    return noSentiment({ code: 'coverage', needs: sentimentMinCoverage, has: beta.sentences });
  }

  const compounds = read.map((affect) => affect.compounds);

  return { ...sentimentOfSentences(scoreOf(tally, 0), compounds), beta };
}
