import { mattrWindow } from '../variety.ts';
import { type Figure, figureFrom } from './figure.ts';
import { entriesOf, type Material } from './material.ts';

/** How varied the words of a text are. Words count in the form they are written in, whatever their capitals. */
export type Diversity = {
  /** Different words of all words, 0–1. Falls with length: compare texts of one length only. */
  ttr: Figure;
  /** Mean share of different words over all stretches of fifty, 0–1. */
  mattr50: Figure;
  /** Mean length, in words, of stretches that keep a type-token ratio of 0.72. */
  mtld: Figure;
  /** Chance-weighted share of different words in 42 drawn at random, 0–1. */
  hdd42: Figure;
  /** Chance, times 10,000, that two words drawn at random are the same; higher is less varied. */
  yuleK: Figure;
  /** Rises with the share of words used once; seldom beyond 3,000. */
  honoreR: Figure;
  /** Maas’s a², natural logarithms; lower is more varied. */
  maas: Figure;
};

/** The paper behind each figure. */
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

/** Below so many words no measure of variety says anything. */
export const diversityLeast = 50;

export function diversityOf(material: Material): Diversity {
  const { vocabulary, sums, variety } = material;
  const words = sums.words;
  const spectrum = spectrumOf(vocabulary.uses);
  const different = vocabulary.different;
  const once = spectrum.get(1) ?? 0;
  const figure = (value: () => number) => figureFrom(diversityLeast, words, value);

  return {
    ttr: figure(() => different / words),
    mattr50: figure(() => variety / (words - mattrWindow + 1) / mattrWindow),
    mtld: figure(() => mtldOf(entriesOf(material))),
    hdd42: figure(() => hypergeometricDiversity(spectrum, words)),
    yuleK: figure(() => (10_000 * (squaresOf(spectrum) - words)) / words ** 2),
    honoreR: figure(() => (100 * Math.log(words)) / (1 - once / different)),
    maas: figure(() => (Math.log(words) - Math.log(different)) / Math.log(words) ** 2),
  };
}

/** How many words stand in the text once, twice, …; in that order, so that sums come out the same however the text was typed. */
function spectrumOf(uses: Int32Array): ReadonlyMap<number, number> {
  const spectrum = new Map<number, number>();
  for (const count of uses) {
    if (count > 0) spectrum.set(count, (spectrum.get(count) ?? 0) + 1);
  }

  return new Map([...spectrum].sort(([one], [other]) => one - other));
}

function squaresOf(spectrum: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [count, words] of spectrum) sum += count ** 2 * words;

  return sum;
}

const draws = 42;

/** Over all words, the chance to be among 42 drawn without putting back, divided by 42. */
function hypergeometricDiversity(spectrum: ReadonlyMap<number, number>, words: number): number {
  let sum = 0;
  for (const [count, different] of spectrum) {
    let missed = 1;
    for (let drawn = 0; drawn < draws; drawn++) {
      missed *= Math.max(0, words - count - drawn) / (words - drawn);
    }
    sum += different * (1 - missed);
  }

  return sum / draws;
}

/** Mean of both directions. */
export function mtldOf(entries: Uint32Array): number {
  return (mtldOneWay(entries) + mtldOneWay(entries.toReversed())) / 2;
}

const threshold = 0.72;
const shortestFactor = 10;

/** In the order the words are given in. */
export function mtldOneWay(entries: Uint32Array): number {
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
      factors += (1 - different / length) / (1 - threshold);
    } else if (different / length < threshold && length >= shortestFactor) {
      factors++;
      factor++;
      length = 0;
      different = 0;
    }
  });

  return factors === 0 ? entries.length : entries.length / factors;
}
