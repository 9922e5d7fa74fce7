import type { Span } from '../../findings.ts';
import { endOf, startOf } from '../../text/words.ts';
import { type Figure, figureFrom, otherLanguage } from '../figure.ts';
import type { Material } from '../material.ts';
import { mindLeast } from '../mind.ts';
import type { AffectLexicon } from './lexicon.ts';
import { type EmotionName, emotionBit, emotionNames } from './lists.ts';
import { affectOfParagraph } from './reading.ts';

/** How often a text names or evokes an emotion. What anybody feels is not told; a denied word does not count. */
export type Emotion = {
  name: EmotionName;
  /** Uses per 100 words. */
  figure: Figure;
  /** The words that counted, most used first, forty at most. */
  matches: readonly EmotionMatch[];
};

/** A word or phrase in lower case, how often it counts, and where: a hundred places at most. */
export type EmotionMatch = { word: string; uses: number; places: readonly Span[] };

export const emotionSource =
  'Longhand’s own lists for the eight emotions of Plutchik 1980; what words name or evoke, not what is felt; not a diagnosis';

const mostMatches = 40;
const mostPlaces = 100;

/** Longhand’s own lists for the eight emotions of Plutchik 1980, Emotion: a psychoevolutionary synthesis. */
export function emotionsOf(material: Material, lexicon: AffectLexicon | null): readonly Emotion[] {
  const { words } = material.sums;
  if (!lexicon || words < mindLeast) {
    const figure = lexicon ? figureFrom(mindLeast, words, () => 0) : otherLanguage;

    return emotionNames.map((name) => ({ name, figure, matches: [] }));
  }
  const found = emotionNames.map(() => new Map<string, Match>());
  let offset = 0;
  for (const paragraph of material.paragraphs) {
    for (const { first, end, emotions } of affectOfParagraph(paragraph, lexicon).evoking) {
      const from = startOf(paragraph.words, first);
      const to = endOf(paragraph.words, end - 1);
      const word = paragraph.text.slice(from, to).toLowerCase();
      emotionNames.forEach((name, at) => {
        if ((emotions & emotionBit(name)) === 0) return;
        count(found[at], word, { from: offset + from, to: offset + to });
      });
    }
    offset += paragraph.text.length;
  }

  return emotionNames.map((name, at) => {
    const all = [...(found[at]?.values() ?? [])];
    const uses = all.reduce((sum, match) => sum + match.uses, 0);

    return {
      name,
      figure: figureFrom(mindLeast, words, () => (100 * uses) / words),
      matches: all
        .sort((one, other) => other.uses - one.uses || (one.word < other.word ? -1 : 1))
        .slice(0, mostMatches),
    };
  });
}

type Match = { word: string; uses: number; places: Span[] };

function count(into: Map<string, Match> | undefined, word: string, place: Span): void {
  const match = into?.get(word) ?? { word, uses: 0, places: [] };
  into?.set(word, match);
  match.uses++;
  if (match.places.length < mostPlaces) match.places.push(place);
}
