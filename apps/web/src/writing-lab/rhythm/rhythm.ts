import type { AnalysisState } from '@longhand/analysis';

export type Bar = {
  /** Words of the sentence; of several, of the longest. */
  words: number;
  dialogue: boolean;
  /** A paragraph begins here. */
  starts: boolean;
  longest: boolean;
  /** Where that sentence begins in the analyzed text. */
  from: number;
};

export type Rhythm = {
  bars: readonly Bar[];
  sentences: number;
  paragraphs: number;
  /** Sentences to a bar: 1 until a text has more than fit. */
  each: number;
  mean: number;
  longest: number;
};

/**
 * The sentence lengths of a text as at most so many bars. In a text with more sentences each bar is the longest of several, so that
 * the longest sentence of all has the tallest bar.
 */
export function rhythmOf(analysis: AnalysisState, mostBars: number): Rhythm {
  const { sentences, total, longest, longestAt } = sumsOf(analysis);
  const each = Math.max(1, Math.ceil(sentences / Math.max(1, mostBars)));

  const bars: Bar[] = [];
  let [at, words, spoken, starts, from] = [0, 0, 0, false, 0];
  analysis.paragraphs.forEach((paragraph, index) => {
    paragraph.sentences.forEach((sentence, position) => {
      if (sentence.words === 0) return;
      if (at % each === 0) {
        [words, spoken] = [0, 0];
        starts = each === 1 && position === 0 && index > 0;
      }
      if (sentence.words > words) {
        words = sentence.words;
        from = (analysis.offsets[index] ?? 0) + sentence.from;
      }
      if (sentence.dialogue) spoken++;
      at++;
      if (at % each !== 0 && at !== sentences) return;
      const size = at % each || each;
      const isLongest = longestAt < at && longestAt >= at - size;
      bars.push({
        words,
        dialogue: spoken * 2 > size,
        starts,
        longest: isLongest,
        from,
      });
    });
  });

  return {
    bars,
    sentences,
    paragraphs: analysis.counts.paragraphs,
    each,
    mean: sentences === 0 ? 0 : total / sentences,
    longest,
  };
}

/** Of the sentences with words; a novel has tens of thousands, of which no copies are made. */
function sumsOf({ paragraphs }: AnalysisState) {
  let [sentences, total, longest, longestAt] = [0, 0, 0, -1];
  for (const paragraph of paragraphs) {
    for (const { words } of paragraph.sentences) {
      if (words === 0) continue;
      if (words > longest) [longest, longestAt] = [words, sentences];
      total += words;
      sentences++;
    }
  }

  return { sentences, total, longest, longestAt };
}
