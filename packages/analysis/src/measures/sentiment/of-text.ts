import type { Paragraph } from '../../paragraph.ts';
import type { AffectLexicon } from '../affect/lexicon.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import type { SentimentLexicon } from './lexicon.ts';
import { sentimentOfStretches } from './of-stretches.ts';
import { sentimentOfWords } from './of-words.ts';
import { sentimentOf } from './sentiment.ts';
import {
  noSentiment,
  noWords,
  sentimentOfSentences,
  type TextSentiment,
} from './text-sentiment.ts';

/** English by VADER’s own lexicon, other languages by Longhand’s; null where there is none. */
export function sentimentOfText(
  material: AnalyzedText,
  english: SentimentLexicon | null,
  affect: AffectLexicon | null,
): TextSentiment {
  const { language, paragraphs, sums } = material;
  if (language !== 'en') return sentimentOfWords(material, affect);
  if (!english) return noSentiment({ code: 'language' });
  if (sums.words === 0) return noSentiment(noWords);
  const texts = paragraphs.map(({ text }) => text);

  return sentimentOfSentences(
    sentimentOfStretches(texts, english),
    paragraphs.map((paragraph) => compoundsOf(paragraph, english)),
  );
}

const read = new WeakMap<Paragraph, readonly number[]>();

/** Compound of each sentence; kept with the paragraph until it changes. */
function compoundsOf(paragraph: Paragraph, lexicon: SentimentLexicon): readonly number[] {
  const known = read.get(paragraph);
  if (known) return known;
  const { text, sentences } = paragraph;
  const found = sentences.map(
    ({ from, to }) => sentimentOf(text.slice(from, to), lexicon).compound,
  );
  read.set(paragraph, found);

  return found;
}
