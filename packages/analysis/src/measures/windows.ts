import type { Span } from '../findings.ts';
import { flagsOf, spokenFlag } from '../text/words.ts';
import type { AnalyzedText } from './analyzed-text.ts';

/** A sentence with its paragraph, its word indexes and its span in the whole text. */
export type LocatedSentence = {
  paragraph: number;
  first: number;
  end: number;
  span: Span;
  /** Its words in dialogue. */
  spoken: number;
  /** Ends with a question mark or exclamation mark. */
  isQuestionOrExclamation: boolean;
  /** Its index in the text. */
  at: number;
};

/** Consecutive sentences, with about equal words in each window. */
export type TextWindow = { span: Span; words: number; sentences: readonly LocatedSentence[] };

export function locateSentences({ paragraphs }: AnalyzedText): readonly LocatedSentence[] {
  const located: LocatedSentence[] = [];
  let offset = 0;
  paragraphs.forEach(({ text, sentences, words }, paragraph) => {
    for (const { from, to, first, end } of sentences) {
      let spoken = 0;
      for (let index = first; index < end; index++) {
        if ((flagsOf(words, index) & spokenFlag) !== 0) spoken++;
      }
      const span = { from: offset + from, to: offset + to };
      const isQuestionOrExclamation = /[?!？！؟]["”’')\]」』»]*$/.test(
        text.slice(Math.max(from, to - 4), to),
      );
      located.push({
        paragraph,
        first,
        end,
        span,
        spoken,
        isQuestionOrExclamation,
        at: located.length,
      });
    }
    offset += text.length;
  });

  return located;
}

/** Splits a text into `count` windows; a sentence belongs to the window of its middle word. */
export function splitIntoWindows(
  sentences: readonly LocatedSentence[],
  count: number,
): readonly TextWindow[] {
  const all = sentences.reduce((sum, { first, end }) => sum + end - first, 0);
  const groups: LocatedSentence[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const sentence of sentences) {
    const words = sentence.end - sentence.first;
    const at = Math.floor(((before + words / 2) / all) * count);
    groups[Math.min(count - 1, at)]?.push(sentence);
    before += words;
  }

  return groups.filter((group) => group.length > 0).map(createWindow);
}

function createWindow(sentences: readonly LocatedSentence[]): TextWindow {
  const from = sentences[0]?.span.from ?? 0;
  const to = sentences.at(-1)?.span.to ?? from;
  const words = sentences.reduce((sum, { first, end }) => sum + end - first, 0);

  return { span: { from, to }, words, sentences };
}
