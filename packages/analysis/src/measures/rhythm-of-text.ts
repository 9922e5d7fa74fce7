import { type Figure, figureFrom } from './figure.ts';
import type { Material } from './material.ts';

/** The lengths of sentences one after the other; in Chinese in characters, elsewhere in words. */
export type Rhythm = {
  unit: 'words' | 'characters';
  mean: Figure;
  /** Of the sample, in the unit. */
  deviation: Figure;
  /** Deviation by mean; 0 when all are alike. */
  variation: Figure;
  /** (σ − μ) / (σ + μ), −1 (even) to 1 (long ones in bursts). */
  burstiness: Figure;
  /** Most sentences in a row that each differ by two at most from the one before. */
  longestRun: Figure;
};

export const rhythmSources: Readonly<Record<Exclude<keyof Rhythm, 'unit'>, string>> = {
  mean: 'Arithmetic mean',
  deviation: 'Sample standard deviation',
  variation: 'Coefficient of variation',
  burstiness: 'Goh & Barabási 2008, Burstiness and memory in complex systems, EPL 81',
  longestRun: 'Longhand’s own: monotony as a run of sentences of nearly one length',
};

export function rhythmOf(material: Material): Rhythm {
  const isChinese = material.language === 'zh';
  const lengths = isChinese ? characterLengths(material) : wordLengths(material);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (lengths.length - 1));
  const figure = (least: number, value: () => number): Figure =>
    withSentences(least, lengths.length, value);

  return {
    unit: isChinese ? 'characters' : 'words',
    mean: figure(1, () => mean),
    deviation: figure(2, () => deviation),
    variation: figure(2, () => deviation / mean),
    burstiness: figure(10, () => (deviation - mean) / (deviation + mean)),
    longestRun: figure(1, () => longestRunOf(lengths)),
  };
}

function withSentences(least: number, has: number, value: () => number): Figure {
  const figure = figureFrom(least, has, value);
  if (figure.value !== null || figure.absent.code !== 'too-short') return figure;

  return { value: null, absent: { ...figure.absent, unit: 'sentences' } };
}

function wordLengths({ paragraphs }: Material): number[] {
  return paragraphs.flatMap(({ sentences }) => sentences.map(({ first, end }) => end - first));
}

function characterLengths({ paragraphs }: Material): number[] {
  return paragraphs.flatMap(({ sentences, text }) =>
    sentences.map(({ from, to }) => text.slice(from, to).match(/[\p{L}\p{Nd}]/gu)?.length ?? 0),
  );
}

function longestRunOf(lengths: readonly number[]): number {
  let longest = 1;
  let run = 1;
  for (let index = 1; index < lengths.length; index++) {
    const step = Math.abs((lengths[index] ?? 0) - (lengths[index - 1] ?? 0));
    run = step <= 2 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }

  return longest;
}
