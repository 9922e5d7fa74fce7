import type { Paragraph } from '../../paragraph.ts';
import type { Material } from '../material.ts';
import type { Absence } from '../measure.ts';
import type { SentimentLexicon } from './lexicon.ts';
import { sentimentOfStretches } from './of-stretches.ts';
import { type Sentiment, sentimentOf } from './sentiment.ts';

/** The sentiment of a text, of each of its sentences, and their mean; for English only. */
export type TextSentiment =
  | (Sentiment & {
      /** Mean compound of the sentences, −1 to 1: what to read of anything longer than a message. */
      mean: number;
      /** Compound of each sentence that is not neutral, with its number in the text. */
      sentences: readonly { sentence: number; compound: number }[];
    })
  | { compound: null; positive: null; neutral: null; negative: null; absent: Absence };

/** `lexicon` is null for languages that have none. */
export function sentimentOfText(
  { paragraphs, sums }: Material,
  lexicon: SentimentLexicon | null,
): TextSentiment {
  if (!lexicon || sums.words === 0) return { ...nothing, absent: absenceOf(lexicon) };
  const sentences: { sentence: number; compound: number }[] = [];
  let count = 0;
  let sum = 0;
  for (const paragraph of paragraphs) {
    for (const compound of compoundsOf(paragraph, lexicon)) {
      if (compound !== 0) sentences.push({ sentence: count, compound });
      sum += compound;
      count++;
    }
  }
  const texts = paragraphs.map(({ text }) => text);
  const whole = sentimentOfStretches(texts, lexicon);

  return { ...whole, mean: sum / count, sentences };
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

const nothing = { compound: null, positive: null, neutral: null, negative: null };

function absenceOf(lexicon: SentimentLexicon | null): Absence {
  return lexicon ? { code: 'too-short', unit: 'words', needs: 1, has: 0 } : { code: 'language' };
}
