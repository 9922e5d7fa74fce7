import type { Paragraph } from '../../paragraph.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import type { SentimentLexicon } from '../sentiment/lexicon.ts';
import { sentimentOf } from '../sentiment/sentiment.ts';
import { sentimentOfChunks } from '../sentiment/sentiment-of-chunks.ts';
import {
  noSentiment,
  noWords,
  sentimentOfSentences,
  type TextSentiment,
} from '../sentiment/text-sentiment.ts';
import type { AffectLexicon } from './lexicon.ts';
import { sentimentOfWords } from './sentiment-of-words.ts';

/** English by VADER’s own lexicon, other languages by Longhand’s; null where there is none. */
export function sentimentOfText(
  analyzedText: AnalyzedText,
  english: SentimentLexicon | null,
  affect: AffectLexicon | null,
): TextSentiment {
  const { language, paragraphs, sums } = analyzedText;
  if (language !== 'en') return sentimentOfWords(analyzedText, affect);
  if (!english) return noSentiment({ code: 'language' });
  if (sums.words === 0) return noSentiment(noWords);
  const texts = paragraphs.map(({ text }) => text);

  return sentimentOfSentences(
    sentimentOfChunks(texts, english),
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
