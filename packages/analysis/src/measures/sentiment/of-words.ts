import type { AffectLexicon } from '../affect/lexicon.ts';
import { affectOfParagraph } from '../affect/reading.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import { addTally, noTally, scoreOf } from './score.ts';
import {
  type Coverage,
  noSentiment,
  noWords,
  sentimentOfSentences,
  type TextSentiment,
} from './text-sentiment.ts';

/** Share of sentences that must have a word of the lists: below it a mean is that of chance. */
export const leastCoverage = 0.1;

/** Sentiment by Longhand’s own lists and the rules of VADER: degree, negation, contrast, marks. */
export function sentimentOfWords(
  { paragraphs, sums }: AnalyzedText,
  lexicon: AffectLexicon | null,
): TextSentiment {
  if (!lexicon) return noSentiment({ code: 'language' });
  if (sums.words === 0) return noSentiment(noWords);
  const tally = noTally();
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
  if (beta.sentences < leastCoverage) {
    return noSentiment({ code: 'coverage', needs: leastCoverage, has: beta.sentences });
  }

  const compounds = read.map((affect) => affect.compounds);

  return { ...sentimentOfSentences(scoreOf(tally, 0), compounds), beta };
}
