import type { AnalysisState } from '@longhand/analysis';

export type Bar = {
  /** Number of words of the sentence; of the longest one if the bar stands for several. */
  words: number;
  isDialogue: boolean;
  /** Whether a paragraph starts here. */
  startsParagraph: boolean;
  isLongest: boolean;
  /** The offset of that sentence in the analyzed text. */
  from: number;
};

export type Rhythm = {
  bars: readonly Bar[];
  sentences: number;
  paragraphs: number;
  /** Sentences per bar: 1 unless the text has more sentences than fit. */
  sentencesPerBar: number;
  mean: number;
  longest: number;
};

/**
 * Sentence lengths as at most `maxBars` bars. With more sentences each bar shows the longest of several, so that the longest sentence of
 * all has the tallest bar.
 */
export function computeRhythm(analysis: AnalysisState, maxBars: number): Rhythm {
  const { sentences, total, longest, longestAt } = sumSentences(analysis);
  const sentencesPerBar = Math.max(1, Math.ceil(sentences / Math.max(1, maxBars)));

  const bars: Bar[] = [];
  let [at, words, spoken, starts, from] = [0, 0, 0, false, 0];
  analysis.paragraphs.forEach((paragraph, index) => {
    paragraph.sentences.forEach((sentence, position) => {
      if (sentence.words === 0) return;
      if (at % sentencesPerBar === 0) {
        [words, spoken] = [0, 0];
        starts = sentencesPerBar === 1 && position === 0 && index > 0;
      }
      if (sentence.words > words) {
        words = sentence.words;
        from = (analysis.offsets[index] ?? 0) + sentence.from;
      }
      if (sentence.dialogue) spoken++;
      at++;
      if (at % sentencesPerBar !== 0 && at !== sentences) return;
      const size = at % sentencesPerBar || sentencesPerBar;
      const isLongest = longestAt < at && longestAt >= at - size;
      bars.push({
        words,
        isDialogue: spoken * 2 > size,
        startsParagraph: starts,
        isLongest: isLongest,
        from,
      });
    });
  });

  return {
    bars,
    sentences,
    paragraphs: analysis.counts.paragraphs,
    sentencesPerBar,
    mean: sentences === 0 ? 0 : total / sentences,
    longest,
  };
}

/** Sums over the sentences that have words, without copying the tens of thousands of a novel. */
function sumSentences({ paragraphs }: AnalysisState) {
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
