import type { Span } from '@longhand/analysis';
import type { DetailedTextAnalysis } from '../analysis/texts/text-analysis.ts';

/** The relative position of an offset in the text, from 0 to 1. */
export function positionShare(at: number, text: string): number {
  return text.length === 0 ? 0 : Math.min(1, at / text.length);
}

/** The first words of a span on one line. */
export function excerptAt(text: string, { from, to }: Span, maxLength = 60): string {
  const words = text
    .slice(from, Math.min(to, from + maxLength * 2))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= maxLength) return words;
  const space = words.lastIndexOf(' ', maxLength);

  return `${words.slice(0, space > maxLength / 2 ? space : maxLength)} …`;
}

export type ParagraphEase = { span: Span; value: number; words: number };

/** Shorter paragraphs get no score. */
const minWords = 15;

/**
 * The difficulty of each paragraph: LIX, the mean sentence length in words plus the percentage of words of more than six letters (Björnsson
 * 1968); in Chinese, which has no such words, characters per sentence.
 */
export function easeOfParagraphs(
  text: string,
  reading: DetailedTextAnalysis,
): readonly ParagraphEase[] {
  const isChinese = reading.language === 'zh';
  const groups = Map.groupBy(reading.details.sentences, ({ paragraph }) => paragraph);

  return [...groups.values()].flatMap((sentences) => {
    const span = {
      from: sentences[0]?.span.from ?? 0,
      to: sentences.at(-1)?.span.to ?? 0,
    };
    const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
    if (words < minWords) return [];
    const inside = text.slice(span.from, span.to);
    const value = isChinese
      ? (inside.match(/\p{Script=Han}/gu)?.length ?? 0) / sentences.length
      : words / sentences.length +
        (100 * (inside.match(/[\p{L}\p{M}]{7,}/gu)?.length ?? 0)) / words;

    return [{ span, value, words }];
  });
}
