import type { AnalysisState } from '@longhand/analysis';

export type Bar = {
  /** Words of the sentence; of several, their mean. */
  words: number;
  dialogue: boolean;
  /** A paragraph begins here. */
  starts: boolean;
  longest: boolean;
  /** Where its (first) sentence stands in the analyzed text. */
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
 * The sentence lengths of a text as at most so many bars. A text with more sentences shows the mean of several to a bar, the
 * longest sentence standing out in the bar that holds it.
 */
export function rhythmOf(analysis: AnalysisState, mostBars: number): Rhythm {
  const counted = sentencesOf(analysis).filter(({ words }) => words > 0);
  const each = Math.max(1, Math.ceil(counted.length / Math.max(1, mostBars)));
  const longest = counted.reduce((most, { words }) => Math.max(most, words), 0);
  const total = counted.reduce((sum, { words }) => sum + words, 0);
  const longestAt = counted.findIndex(({ words }) => words === longest);

  const bars: Bar[] = [];
  for (let at = 0; at < counted.length; at += each) {
    const group = counted.slice(at, at + each);
    const spoken = group.filter(({ dialogue }) => dialogue).length;
    bars.push({
      words: group.reduce((sum, { words }) => sum + words, 0) / group.length,
      dialogue: spoken * 2 > group.length,
      starts: each === 1 && (group[0]?.starts ?? false),
      longest: longestAt >= at && longestAt < at + each,
      from: group[0]?.from ?? 0,
    });
  }

  return {
    bars,
    sentences: counted.length,
    paragraphs: analysis.counts.paragraphs,
    each,
    mean: counted.length === 0 ? 0 : total / counted.length,
    longest,
  };
}

function sentencesOf({ paragraphs, offsets }: AnalysisState) {
  return paragraphs.flatMap(({ sentences }, index) =>
    sentences.map(({ words, dialogue, from }, position) => ({
      words,
      dialogue,
      starts: position === 0 && index > 0,
      from: (offsets[index] ?? 0) + from,
    })),
  );
}
