import type { Paragraph } from '../../paragraph.ts';
import { emphasisOf } from '../sentiment/emphasis.ts';
import { addTally, noTally, scoreOf, type Tally, tallyOf } from '../sentiment/score.ts';
import { isNegated, valencesOf } from './context.ts';
import type { AffectLexicon } from './lexicon.ts';
import { tokensOf } from './tokens.ts';

/** A word or phrase that evokes an emotion and is not denied: its words in the paragraph. */
export type Evoking = { first: number; end: number; emotions: number };

type ParagraphAffect = {
  /** Compound of each sentence, −1 to 1. */
  compounds: readonly number[];
  tally: Tally;
  /** Tokens that have a valence, and sentences that have one of them. */
  known: { words: number; sentences: number };
  evoking: readonly Evoking[];
};

const read = new WeakMap<Paragraph, ParagraphAffect>();

/** What the words of a paragraph evoke; kept with it until it changes. */
export function affectOfParagraph(paragraph: Paragraph, lexicon: AffectLexicon): ParagraphAffect {
  const kept = read.get(paragraph);
  if (kept) return kept;
  const compounds: number[] = [];
  const evoking: Evoking[] = [];
  const known = { words: 0, sentences: 0 };
  const tally = noTally();
  for (const sentence of paragraph.sentences) {
    const tokens = tokensOf(paragraph, sentence, lexicon);
    const own = tallyOf(valencesOf(tokens, lexicon));
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
  const found = { compounds, tally, known, evoking };
  read.set(paragraph, found);

  return found;
}

function marksIn(text: string): number {
  return emphasisOf({ exclamations: countOf(text, /[!！]/g), questions: countOf(text, /[?？؟]/g) });
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
