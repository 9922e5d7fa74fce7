import { emphasisOf } from './emphasis.ts';
import type { SentimentLexicon } from './lexicon.ts';
import { boosters, capitalsBoost, idioms, isNegation, negationFactor } from './modifiers.ts';
import { applyContrast, type Sentiment, scoreOf, tallyOf } from './score.ts';
import { isInCapitals, sentimentTokens, type WordsInPlace } from './tokens.ts';

/**
 * The sentiment of an English text by the rules of VADER. Designed for a sentence or a short message. For longer texts the compound
 * approaches ±1, so use the mean over the sentences.
 *
 * Source: Hutto & Gilbert 2014, VADER: a parsimonious rule-based model for sentiment analysis of social media text, ICWSM-14; figures are
 * rounded as its authors print them.
 *
 * @example sentimentOf('The book was good.', await loadSentimentLexicon()).compound // 0.4404
 */
export function sentimentOf(text: string, lexicon: SentimentLexicon): Sentiment {
  const tokens = sentimentTokens(text, lexicon);
  if (tokens.words.length === 0) return { compound: 0, positive: 0, neutral: 0, negative: 0 };

  const valences = applyContrast(tokens.lower.indexOf('but'), valencesOf(tokens, lexicon));

  return scoreOf(tallyOf(valences), emphasisOf(tokens));
}

/** The valence of each word in its context. */
export function valencesOf(tokens: WordsInPlace, { valences }: SentimentLexicon): number[] {
  const { lower } = tokens;

  return lower.map((word, at) => {
    if (boosters.has(word) || (word === 'kind' && lower[at + 1] === 'of')) return 0;
    const own = valences.get(word);

    return own === undefined ? 0 : valenceInPlace(tokens, valences, { at, own });
  });
}

/** The effect of a degree word decreases with its distance from the word. */
const fading = { 1: 1, 2: 0.95, 3: 0.9 } as const;

type ConjunctionPosition = { at: number; own: number };

function valenceInPlace(
  tokens: WordsInPlace,
  valences: ReadonlyMap<string, number>,
  { at, own }: ConjunctionPosition,
): number {
  const { words, lower, hasCapitals } = tokens;
  let valence = afterNo(lower, valences, { at, own });
  if (hasCapitals && isInCapitals(words[at] ?? '')) {
    valence += valence > 0 ? capitalsBoost : -capitalsBoost;
  }
  for (const distance of [1, 2, 3] as const) {
    const before = lower[at - distance];
    if (before === undefined || valences.has(before)) continue;
    valence += boostOf(tokens, at - distance, valence) * fading[distance];
    valence = negated(lower, at, distance) * valence;
    if (distance === 3) valence = idiomValence(lower, at, valence);
  }

  return isLeast(lower, at) ? valence * negationFactor : valence;
}

/** “No” before a word with a valence negates it, and has no valence itself. */
function afterNo(
  lower: readonly string[],
  valences: ReadonlyMap<string, number>,
  { at, own }: ConjunctionPosition,
): number {
  const isNegated =
    lower[at - 1] === 'no' ||
    lower[at - 2] === 'no' ||
    (lower[at - 3] === 'no' && ['or', 'nor'].includes(lower[at - 1] ?? ''));
  if (isNegated) return own * negationFactor;

  return lower[at] === 'no' && valences.has(lower[at + 1] ?? '') ? 0 : own;
}

function boostOf({ words, lower, hasCapitals }: WordsInPlace, at: number, valence: number): number {
  const boost = boosters.get(lower[at] ?? '');
  if (boost === undefined) return 0;
  const own = valence < 0 ? -boost : boost;
  if (!hasCapitals || !isInCapitals(words[at] ?? '')) return own;

  return own + (valence > 0 ? capitalsBoost : -capitalsBoost);
}

/** The factor of the words one, two or three positions before: “never so” strengthens, “without doubt” does nothing. */
function negated(lower: readonly string[], at: number, distance: 1 | 2 | 3): number {
  const [third, second, first] = [lower[at - 3], lower[at - 2], lower[at - 1]];
  const isSo = (word: string | undefined) => word === 'so' || word === 'this';
  if (distance === 2) {
    if (second === 'never' && isSo(first)) return 1.25;
    if (second === 'without' && first === 'doubt') return 1;
  }
  if (distance === 3) {
    if ((third === 'never' && isSo(second)) || isSo(first)) return 1.25;
    if (third === 'without' && (second === 'doubt' || first === 'doubt')) return 1;
  }

  return isNegation(lower[at - distance] ?? '') ? negationFactor : 1;
}

/** “Least good”, but not “at least good”. */
function isLeast(lower: readonly string[], at: number): boolean {
  return lower[at - 1] === 'least' && lower[at - 2] !== 'at' && lower[at - 2] !== 'very';
}

/** Valence of a word within an idiom or after a degree phrase (“sort of”). */
function idiomValence(lower: readonly string[], at: number, own: number): number {
  const phrase = (from: number, to: number) => lower.slice(at + from, at + to + 1).join(' ');
  const before = [phrase(-1, 0), phrase(-2, 0), phrase(-2, -1), phrase(-3, -1), phrase(-3, -2)];
  const known = before.find((words) => idioms.has(words));
  let valence = known === undefined ? own : (idioms.get(known) ?? own);
  for (const ahead of [phrase(0, 1), phrase(0, 2)]) valence = idioms.get(ahead) ?? valence;
  for (const degree of [phrase(-3, -1), phrase(-3, -2), phrase(-2, -1)]) {
    valence += degree.includes(' ') ? (boosters.get(degree) ?? 0) : 0;
  }

  return valence;
}
