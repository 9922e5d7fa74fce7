import { mattrWindow } from '../../mattr.ts';
import { type AnalyzedText, listEntries } from '../analyzed-text.ts';
import { computeMetricValue, type MetricValue } from '../metric-value.ts';

/** Lexical diversity of a text. Words are counted by form, ignoring case. */
export type Diversity = {
  /** Distinct words as a share of all words, 0–1. Decreases with length: compare only texts of equal length. */
  ttr: MetricValue;
  /** Mean share of distinct words over all windows of fifty, 0–1. */
  mattr50: MetricValue;
  /** Mean length, in words, of sequences that keep a type-token ratio of 0.72. */
  mtld: MetricValue;
  /** Expected share of distinct words in 42 drawn at random, 0–1. */
  hdd42: MetricValue;
  /** Probability, times 10,000, that two words drawn at random are the same; higher is less varied. */
  yuleK: MetricValue;
  /** Increases with the share of words used once; rarely above 3,000. */
  honoreR: MetricValue;
  /** Maas’s a², natural logarithms; lower is more varied. */
  maas: MetricValue;
};

/** The source of each measure. */
export const diversitySources: Readonly<Record<keyof Diversity, string>> = {
  ttr: 'Templin 1957, Certain language skills in children',
  mattr50: 'Covington & McFall 2010, J. Quantitative Linguistics 17(2)',
  mtld: 'McCarthy & Jarvis 2010, MTLD, vocd-D and HD-D, Behavior Research Methods 42(2); stretches of ten words at least, which gives 3 to 5 % more than the formula without it',
  hdd42:
    'McCarthy & Jarvis 2007, vocd: a theoretical and empirical evaluation, Language Testing 24(4)',
  yuleK: 'Yule 1944, The Statistical Study of Literary Vocabulary',
  honoreR: 'Honoré 1979, Some simple measures of richness of vocabulary, ALLC Bulletin 7',
  maas: 'Maas 1972, Über den Zusammenhang zwischen Wortschatzumfang und Länge eines Textes, LiLi 8',
};

/** Shorter texts have no meaningful diversity. */
export const diversityMinWords = 50;

export function computeDiversity(analyzedText: AnalyzedText): Diversity {
  const { vocabulary, sums, variety } = analyzedText;
  const words = sums.words;
  const spectrum = frequencySpectrum(vocabulary.uses);
  const different = vocabulary.distinctWords;
  const once = spectrum.get(1) ?? 0;
  const metric = (value: () => number) => computeMetricValue(diversityMinWords, words, value);

  return {
    ttr: metric(() => different / words),
    mattr50: metric(() => variety / (words - mattrWindow + 1) / mattrWindow),
    mtld: metric(() => computeMtld(listEntries(analyzedText))),
    hdd42: metric(() => hypergeometricDiversity(spectrum, words)),
    yuleK: metric(() => (10_000 * (sumOfSquares(spectrum) - words)) / words ** 2),
    honoreR: metric(() => (100 * Math.log(words)) / (1 - once / different)),
    maas: metric(() => (Math.log(words) - Math.log(different)) / Math.log(words) ** 2),
  };
}

/** How many words occur once, twice, …; sorted, so that sums do not depend on the order of edits. */
function frequencySpectrum(uses: Int32Array): ReadonlyMap<number, number> {
  const spectrum = new Map<number, number>();
  for (const count of uses) {
    if (count > 0) spectrum.set(count, (spectrum.get(count) ?? 0) + 1);
  }

  return new Map([...spectrum].sort(([one], [other]) => one - other));
}

function sumOfSquares(spectrum: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [count, words] of spectrum) sum += count ** 2 * words;

  return sum;
}

const sampleSize = 42;

/** Sum over all words of the probability to be among 42 drawn without replacement, divided by 42. */
function hypergeometricDiversity(spectrum: ReadonlyMap<number, number>, words: number): number {
  let sum = 0;
  for (const [count, different] of spectrum) {
    let missed = 1;
    for (let drawn = 0; drawn < sampleSize; drawn++) {
      missed *= Math.max(0, words - count - drawn) / (words - drawn);
    }
    sum += different * (1 - missed);
  }

  return sum / sampleSize;
}

/** Mean of both directions. */
export function computeMtld(entries: Uint32Array): number {
  return (computeMtldOneWay(entries) + computeMtldOneWay(entries.toReversed())) / 2;
}

const mtldThreshold = 0.72;
const minFactorLength = 10;

/** In the given order of the words. */
export function computeMtldOneWay(entries: Uint32Array): number {
  const lastFactor = new Map<number, number>();
  let factors = 0;
  let factor = 1;
  let length = 0;
  let different = 0;
  entries.forEach((entry, at) => {
    length++;
    if (lastFactor.get(entry) !== factor) different++;
    lastFactor.set(entry, factor);
    const isLast = at === entries.length - 1;
    if (isLast) {
      factors += (1 - different / length) / (1 - mtldThreshold);
    } else if (different / length < mtldThreshold && length >= minFactorLength) {
      factors++;
      factor++;
      length = 0;
      different = 0;
    }
  });

  return factors === 0 ? entries.length : entries.length / factors;
}
