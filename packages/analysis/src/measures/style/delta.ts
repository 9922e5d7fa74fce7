import type { MetricValue } from '../metric-value.ts';
import type { WordFrequencies } from './frequencies.ts';

export type StyleDistance = {
  /** Burrows's Delta: mean absolute difference of the standard scores of the most frequent words; 0 is the same style. */
  burrows: MetricValue;
  /** 1 − cosine of the standard scores, 0–2: the more robust of the two. */
  cosine: MetricValue;
};

export const deltaSources = {
  burrows:
    'Burrows 2002, Delta: a measure of stylistic difference, Literary and Linguistic Computing 17(3)',
  cosine:
    'Smith & Aldridge 2011, Improving authorship attribution, J. Quantitative Linguistics 18(1); Evert et al. 2017, Understanding and explaining Delta measures, DSH 32',
} as const;

/** Minimum number of words (Eder 2015, Does size matter?, DSH 30: 5,000 are safe, 2,500 with care). */
export const deltaMinWords = 2500;
const leastReferences = 5;

/**
 * How far apart two texts are in style, in the scale of reference texts (best the writer's own): of their
 * `common` most frequent words each frequency becomes a standard score.
 */
export function styleDistance(
  one: WordFrequencies,
  other: WordFrequencies,
  references: readonly WordFrequencies[],
  common = 150,
): StyleDistance {
  const shortest = Math.min(one.words, other.words);
  if (shortest < deltaMinWords) return both(absent('words', deltaMinWords, shortest));
  if (references.length < leastReferences)
    return both({ value: null, absent: { code: 'undefined' } });

  const scale = scaleOf(references, common);
  const scores = scale.map(({ word, mean, deviation }) =>
    [one, other].map((text) => (shareOf(text, word) - mean) / deviation),
  );

  return distanceOf(scores);
}

/**
 * How far each text lies from all that come before it, taken as one, in the scale of them all: Burrows's Delta. The first five have
 * none, nor has a text that is too short.
 *
 * @param texts the oldest first
 */
export function distancesToEarlier(
  texts: readonly WordFrequencies[],
  common = 150,
): readonly MetricValue[] {
  const scale = texts.length > leastReferences ? scaleOf(texts, common) : [];
  const uses = new Map<string, number>();
  let words = 0;

  return texts.map((text, at) => {
    const shortest = Math.min(text.words, words);
    const { burrows } =
      at < leastReferences
        ? both({ value: null, absent: { code: 'undefined' } })
        : shortest < deltaMinWords
          ? both(absent('words', deltaMinWords, shortest))
          : distanceOf(
              scale.map(({ word, mean, deviation }) => [
                (shareOf(text, word) - mean) / deviation,
                ((uses.get(word) ?? 0) / words - mean) / deviation,
              ]),
            );
    for (const { word } of scale) {
      uses.set(word, (uses.get(word) ?? 0) + shareOf(text, word) * text.words);
    }
    words += text.words;

    return burrows;
  });
}

function distanceOf(scores: readonly (readonly number[])[]): StyleDistance {
  const sound = scores.flatMap(
    ([one = Number.NaN, other = Number.NaN]): Scores =>
      Number.isFinite(one) && Number.isFinite(other) ? [[one, other]] : [],
  );
  if (sound.length === 0) return both({ value: null, absent: { code: 'undefined' } });

  const cosine = cosineDistance(
    sound.map(([one]) => one),
    sound.map(([, other]) => other),
  );

  return { burrows: { value: meanDistance(sound) }, cosine: { value: cosine } };
}

/** The most frequent words of the reference texts, with mean and standard deviation of their shares. */
function scaleOf(references: readonly WordFrequencies[], common: number) {
  return commonWords(references, common).map((word) => ({
    word,
    ...spreadOf(references.map((text) => shareOf(text, word))),
  }));
}

function both(figure: MetricValue): StyleDistance {
  return { burrows: figure, cosine: figure };
}

function absent(unit: 'words', needs: number, has: number): MetricValue {
  return { value: null, absent: { code: 'too-short', unit, needs, has } };
}

/** The words with the highest mean share in the reference texts. */
function commonWords(references: readonly WordFrequencies[], count: number): readonly string[] {
  const shares = new Map<string, number>();
  for (const { words, uses } of references) {
    for (const [word, times] of uses) shares.set(word, (shares.get(word) ?? 0) + times / words);
  }

  return [...shares]
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .slice(0, count)
    .map(([word]) => word);
}

const tables = new WeakMap<WordFrequencies, Map<string, number>>();

function shareOf(text: WordFrequencies, word: string): number {
  const table = tables.get(text) ?? new Map(text.uses);
  tables.set(text, table);

  return (table.get(word) ?? 0) / text.words;
}

function spreadOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);

  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

type Scores = readonly (readonly [number, number])[];

function meanDistance(scores: Scores): number {
  return scores.reduce((sum, [one, other]) => sum + Math.abs(one - other), 0) / scores.length;
}

/** Cosine distance of two score vectors, 0–2. */
export function cosineDistance(one: readonly number[], other: readonly number[]): number {
  let product = 0;
  let ones = 0;
  let others = 0;
  one.forEach((score, at) => {
    const second = other[at] ?? 0;
    product += score * second;
    ones += score * score;
    others += second * second;
  });
  if (ones === 0 || others === 0) return 1 - Number(ones === others);

  return 1 - product / Math.sqrt(ones * others);
}
