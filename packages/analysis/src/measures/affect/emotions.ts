import { endOf, startOf } from '../../text/words.ts';
import { type Figure, figureFrom, otherLanguage } from '../figure.ts';
import type { Material } from '../material.ts';
import { mindLeast } from '../mind.ts';
import { type PlacedWord, PlacedWords } from '../placed-words.ts';
import type { AffectLexicon } from './lexicon.ts';
import { type EmotionName, emotionBit, emotionNames } from './lists.ts';
import { affectOfParagraph } from './reading.ts';

/** How often a text names or evokes an emotion. What anybody feels is not told; a denied word does not count. */
export type Emotion = {
  name: EmotionName;
  /** Uses per 100 words. */
  figure: Figure;
  /** The words that counted, most used first, forty at most. */
  matches: readonly PlacedWord[];
};

export const emotionSource =
  'Longhand’s own lists for the eight emotions of Plutchik 1980; what words name or evoke, not what is felt; not a diagnosis';

/** Longhand’s own lists for the eight emotions of Plutchik 1980, Emotion: a psychoevolutionary synthesis. */
export function emotionsOf(material: Material, lexicon: AffectLexicon | null): readonly Emotion[] {
  const { words } = material.sums;
  if (!lexicon || words < mindLeast) {
    const figure = lexicon ? figureFrom(mindLeast, words, () => 0) : otherLanguage;

    return emotionNames.map((name) => ({ name, figure, matches: [] }));
  }
  const found = emotionNames.map(() => new PlacedWords());
  let offset = 0;
  for (const paragraph of material.paragraphs) {
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
    figure: figureFrom(mindLeast, words, () => (100 * (found[at]?.uses ?? 0)) / words),
    matches: found[at]?.words() ?? [],
  }));
}
