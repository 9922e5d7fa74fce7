export type Sentiment = {
  /** Compound score: the sum of all valences, normalized to −1 to 1. */
  compound: number;
  /** Shares of the text, which add up to 1. */
  positive: number;
  neutral: number;
  negative: number;
};

/** Sums of valences; the sums of chunks add up to those of the whole text. */
export type Tally = {
  sum: number;
  positive: number;
  negative: number;
  neutral: number;
  /** Number of valences other than zero. */
  moved: number;
};

export function emptyTally(): Tally {
  return { sum: 0, positive: 0, negative: 0, neutral: 0, moved: 0 };
}

/** Adds one to the absolute valence of each word, because a neutral word counts as one. */
export function tallyOf(valences: readonly number[]): Tally {
  const tally = emptyTally();
  for (const valence of valences) {
    tally.sum += valence;
    if (valence > 0) tally.positive += valence + 1;
    else if (valence < 0) tally.negative += 1 - valence;
    else tally.neutral++;
    if (valence !== 0) tally.moved++;
  }

  return tally;
}

export function addTally(into: Tally, { sum, positive, negative, neutral, moved }: Tally): void {
  into.sum += sum;
  into.positive += positive;
  into.negative += negative;
  into.neutral += neutral;
  into.moved += moved;
}

/** Halves the valences before the first “but” (at index `but`, −1 for none) and multiplies those after it by 1.5. */
export function applyContrast(but: number, valences: readonly number[]): readonly number[] {
  if (but < 0) return valences;

  return valences.map((valence, at) => valence * (at < but ? 0.5 : at > but ? 1.5 : 1));
}

/** The square of about the highest sum in the authors’ corpus. */
const span = 15;

export function scoreOf(tally: Tally, emphasis: number): Sentiment {
  let { sum, positive, negative } = tally;
  sum += Math.sign(sum) * emphasis;
  if (positive > negative) positive += emphasis;
  else if (negative > positive) negative += emphasis;
  const all = positive + negative + tally.neutral;
  if (all === 0) return { compound: 0, positive: 0, neutral: 0, negative: 0 };

  return {
    compound: rounded(sum / Math.sqrt(sum * sum + span), 4),
    positive: rounded(positive / all, 3),
    neutral: rounded(tally.neutral / all, 3),
    negative: rounded(negative / all, 3),
  };
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
