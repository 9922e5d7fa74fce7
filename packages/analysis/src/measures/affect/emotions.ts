import { endOf, startOf } from '../../text/words.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import { computeMetricValue, type MetricValue, unsupportedLanguage } from '../metric-value.ts';
import { type LocatedWordMatch, WordMatchCollector } from '../words/word-matches.ts';
import { wordProfileMinWords } from '../words/word-profile.ts';
import type { AffectLexicon } from './lexicon.ts';
import { type EmotionName, emotionBit, emotionNames } from './lists.ts';
import { affectOfParagraph } from './paragraph-affect.ts';

/** How often a text names or evokes an emotion. Negated words do not count. This does not measure anybody's feelings. */
export type Emotion = {
  name: EmotionName;
  /** Uses per 100 words. */
  figure: MetricValue;
  /** The words that counted, most used first, forty at most. */
  matches: readonly LocatedWordMatch[];
};

export const emotionSource =
  'Longhand’s own lists for the eight emotions of Plutchik 1980; what words name or evoke, not what is felt; not a diagnosis';

/** Longhand’s own lists for the eight emotions of Plutchik 1980, Emotion: a psychoevolutionary synthesis. */
export function emotionsOf(
  analyzedText: AnalyzedText,
  lexicon: AffectLexicon | null,
): readonly Emotion[] {
  const { words } = analyzedText.sums;
  if (!lexicon || words < wordProfileMinWords) {
    const figure = lexicon
      ? computeMetricValue(wordProfileMinWords, words, () => 0)
      : unsupportedLanguage;

    return emotionNames.map((name) => ({ name, figure, matches: [] }));
  }
  const found = emotionNames.map(() => new WordMatchCollector());
  let offset = 0;
  for (const paragraph of analyzedText.paragraphs) {
    for (const { first, end, emotions } of affectOfParagraph(paragraph, lexicon).evoking) {
      const from = startOf(paragraph.words, first);
      const to = endOf(paragraph.words, end - 1);
      const word = paragraph.text.slice(from, to);
      emotionNames.forEach((name, at) => {
        if ((emotions & emotionBit(name)) === 0) return;
        found[at]?.add(word, { from: offset + from, to: offset + to });
      });
    }
    offset += paragraph.text.length;
  }

  return emotionNames.map((name, at) => ({
    name,
    figure: computeMetricValue(
      wordProfileMinWords,
      words,
      () => (100 * (found[at]?.uses ?? 0)) / words,
    ),
    matches: found[at]?.words() ?? [],
  }));
}
