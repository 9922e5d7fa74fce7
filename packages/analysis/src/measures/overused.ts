import type { Span } from '../findings.ts';
import type { Material } from './material.ts';
import type { Absence } from './measure.ts';
import type { Norm } from './norm.ts';
import { ToldWords } from './told-words.ts';

/** A word, in all its forms, that a text has more often than others do. */
export type OverusedWord = {
  /** The form that is told most often; in Arabic without the letter that joins it to what stands before. */
  word: string;
  uses: number;
  /** Uses in as many words of the norm. */
  expected: number;
  /** Too rare for the norm to say how rare: `expected` is the most it can be, `ratio` and `likelihood` the least. */
  isRare: boolean;
  /** Uses by those expected; its logarithm to the base of 2 is Hardie's log ratio. */
  ratio: number;
  /** Dunning's log-likelihood: 15.13 is met by chance once in 10,000 times. */
  likelihood: number;
  /** Where it stands, in order of the text; the first 400. */
  places: readonly Span[];
};

/** The surest first, twenty at most; none of `verse`, whose lines return on purpose. */
export type OverusedWords =
  | { value: readonly OverusedWord[] }
  | { value: null; absent: Absence | { code: 'verse' } };

export const overusedSource =
  'Dunning 1993, Accurate methods for the statistics of surprise and coincidence, Computational Linguistics 19(1), and Hardie’s log ratio (2014), at p < 0.0001 (Rayson, Berridge & Francis 2004); which words are watched for, how much commoner they are in told prose than in the norm, and that none of them is expected less than once in ten thousand, is Longhand’s own';

/** Told words below which no habit shows: a word of one in a thousand is expected once. */
export const overusedLeast = 1000;
/** Uses below which a word is nobody's habit, and those in ten thousand words. */
const fewest = 5;
const fewestInTenThousand = 8;
const leastRatio = 2;
const leastLikelihood = 15.13;
const most = 20;

/**
 * The words that slip in unasked and are told more often than in others' prose. What characters say is theirs, and
 * names are nobody's habit.
 */
export function overusedOf(material: Material, norm: Norm | null): OverusedWords {
  if (material.language === 'und') return { value: null, absent: { code: 'language' } };
  if (material.kind === 'poetry' || material.kind === 'lyrics')
    return { value: null, absent: { code: 'verse' } };
  const told = new ToldWords(material, norm);
  if (!norm || told.words < overusedLeast) {
    const lengths = { needs: overusedLeast, has: told.words };

    return { value: null, absent: { code: 'too-short', unit: 'words', ...lengths } };
  }
  const needed = Math.max(fewest, (fewestInTenThousand * told.words) / 10_000);
  const found = norm.rates
    .map((rate, group) => ({ group, ...figuresOf(told.uses[group] ?? 0, rate, told.words) }))
    .filter(
      ({ uses, ratio, likelihood }) =>
        uses >= needed && ratio >= leastRatio && likelihood >= leastLikelihood,
    )
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .slice(0, most);
  const groups = new Set(found.map(({ group }) => group));
  const places = told.placesOf(groups);
  const headwords = told.headwordsOf(groups);

  return {
    value: found.map(({ group, ...figures }) => ({
      word: headwords.get(group) ?? '',
      ...figures,
      isRare: norm.rare.has(group),
      places: places.get(group) ?? [],
    })),
  };
}

/** Of a norm whose rates are known, so that its own size does not count. */
function figuresOf(uses: number, rate: number, words: number) {
  const expected = rate * words;
  const ratio = uses / expected;
  const others = words - uses;
  const likelihood =
    2 * (times(uses, Math.log(ratio)) + times(others, Math.log(others / (words - expected))));

  return { uses, expected, ratio, likelihood };
}

/** Nothing times the logarithm of nothing is nothing. */
function times(count: number, logarithm: number): number {
  return count === 0 ? 0 : count * logarithm;
}
