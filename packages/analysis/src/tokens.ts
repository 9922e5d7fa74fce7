import type { Span } from './findings.ts';
import { detectLanguage } from './languages/detect.ts';
import { neededLanguage } from './languages/languages.ts';
import {
  dotted,
  numberAbbreviation,
  singleLetter,
  titleAbbreviation,
  trailingAbbreviation,
} from './languages/word-classes.ts';
import type { AnalysisOptions } from './options.ts';
import { layoutOf, lineShapeOf, paragraphsOf } from './text/paragraphs.ts';
import { scan } from './text/scan.ts';
import { sentencesOf } from './text/sentences.ts';
import { markSpeech } from './text/speech.ts';
import { endOf, entryOf, isSpoken, marksOf, startOf, type WordTable } from './text/words.ts';
import { Vocabulary } from './vocabulary.ts';

/** A word of a text; `sentence` counts from 0 through the whole text. */
export type Token = { span: Span; sentence: number; isSpoken: boolean };

/**
 * The words of a text, as every count and measure sees them; the stop of an abbreviation is part of it.
 *
 * @example
 * tokensOf('Well, hello.', { language: 'en' }).length // 2
 */
export function tokensOf(text: string, options: AnalysisOptions = {}): readonly Token[] {
  const { language = 'auto', kind = 'fiction' } = options;
  const code = language === 'auto' ? detectLanguage(text) : language;
  const vocabulary = new Vocabulary(neededLanguage(code));
  const tokens: Token[] = [];
  let start = 0;
  let sentence = -1;
  for (const paragraph of paragraphsOf(text, layoutOf(lineShapeOf(text), kind))) {
    const scanned = scan(paragraph, vocabulary);
    const { words } = scanned;
    const sentences = sentencesOf(paragraph, words, vocabulary);
    markSpeech(paragraph, scanned, code);
    for (const { first, end } of sentences) {
      sentence++;
      for (let index = first; index < end; index++) {
        const to = endOf(words, index);
        const isStopped =
          paragraph.charAt(to) === '.' &&
          keepsStop(words, vocabulary, { index, isLast: index + 1 === end });
        const span = { from: start + startOf(words, index), to: start + to + (isStopped ? 1 : 0) };
        tokens.push({ span, sentence, isSpoken: (marksOf(words, index) & isSpoken) !== 0 });
      }
    }
    start += paragraph.length;
  }

  return tokens;
}

const abbreviation = dotted | titleAbbreviation | trailingAbbreviation;
const withinSentence = abbreviation | numberAbbreviation | singleLetter;

/** The stop of an abbreviation belongs to it: Mr., etc., J. R., z. B.; at the end of a sentence only of a sure one. */
function keepsStop(
  words: WordTable,
  vocabulary: Vocabulary,
  { index, isLast }: { index: number; isLast: boolean },
): boolean {
  const classes = vocabulary.classes[entryOf(words, index)] ?? 0;

  return (classes & (isLast ? abbreviation : withinSentence)) !== 0;
}
