import type { Paragraph } from '../../paragraph.ts';
import { emphasisOf } from '../sentiment/emphasis.ts';
import { addTally, emptyTally, scoreOf, type Tally, tallyOf } from '../sentiment/score.ts';
import { isNegated, tokenValences } from './context.ts';
import type { AffectLexicon } from './lexicon.ts';
import { emotionStems, tokensOf } from './tokens.ts';

/** A word or phrase that evokes an emotion and is not negated; the range of its words in the paragraph. */
export type EmotionMatch = { first: number; end: number; emotions: number };

type ParagraphAffect = {
  /** Compound of each sentence, −1 to 1. */
  compounds: readonly number[];
  tally: Tally;
  /** Number of tokens with a valence, and of sentences with such a token. */
  known: { words: number; sentences: number };
  evoking: readonly EmotionMatch[];
};

/** The emotion `stems` of a paragraph, and which of them were names when it was analyzed. */
type CachedParagraph = { stems: readonly number[]; names: string; affect: ParagraphAffect };

const read = new WeakMap<Paragraph, CachedParagraph>();

/** The affect of a paragraph, cached until the paragraph changes or one of its emotion words is recognized as a name. */
export function affectOfParagraph(paragraph: Paragraph, lexicon: AffectLexicon): ParagraphAffect {
  const kept = read.get(paragraph);
  const stems = kept?.stems ?? emotionStems(paragraph, lexicon);
  const names = stems.filter((stem) => paragraph.vocabulary.isName(stem)).join(' ');
  if (kept?.names === names) return kept.affect;
  const affect = affectNow(paragraph, lexicon);
  read.set(paragraph, { stems, names, affect });

  return affect;
}

function affectNow(paragraph: Paragraph, lexicon: AffectLexicon): ParagraphAffect {
  const compounds: number[] = [];
  const evoking: EmotionMatch[] = [];
  const known = { words: 0, sentences: 0 };
  const tally = emptyTally();
  for (const sentence of paragraph.sentences) {
    const tokens = tokensOf(paragraph, sentence, lexicon);
    const own = tallyOf(tokenValences(tokens, lexicon));
    compounds.push(
      scoreOf(own, marksIn(paragraph.text.slice(sentence.from, sentence.to))).compound,
    );
    addTally(tally, own);
    known.words += own.moved;
    if (own.moved > 0) known.sentences++;
    tokens.forEach(({ first, end, term }, at) => {
      if (term && term.emotions !== 0 && !isNegated(tokens, at, lexicon))
        evoking.push({ first, end, emotions: term.emotions });
    });
  }

  return { compounds, tally, known, evoking };
}

function marksIn(text: string): number {
  return emphasisOf({ exclamations: countOf(text, /[!！]/g), questions: countOf(text, /[?？؟]/g) });
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
