import type { Span } from './findings.ts';
import { detectLanguage } from './languages/detect.ts';
import { requireLanguage } from './languages/languages.ts';
import {
  dottedAbbreviation,
  numberAbbreviation,
  singleLetter,
  titleAbbreviation,
  trailingAbbreviation,
} from './languages/word-classes.ts';
import type { AnalysisOptions } from './options.ts';
import { countLines, detectLayout, splitParagraphs } from './text/paragraphs.ts';
import { segmentSentences } from './text/sentences.ts';
import { markSpeech } from './text/speech.ts';
import { tokenizeParagraph } from './text/tokenizer.ts';
import { endOf, entryOf, flagsOf, spokenFlag, startOf, type WordTable } from './text/words.ts';
import { Vocabulary } from './vocabulary.ts';

/** A word of a text; `sentence` is the index of its sentence in the whole text. */
export type Token = { span: Span; sentence: number; isSpoken: boolean };

/**
 * Tokenizer: the words of a text as used by all counts and measures; the period of an abbreviation is part of its word.
 *
 * @example
 * tokenize('Well, hello.', { language: 'en' }).length // 2
 */
export function tokenize(text: string, options: AnalysisOptions = {}): readonly Token[] {
  const { language = 'auto', kind = 'fiction' } = options;
  const code = language === 'auto' ? detectLanguage(text) : language;
  const vocabulary = new Vocabulary(requireLanguage(code));
  const tokens: Token[] = [];
  let start = 0;
  let sentence = -1;
  for (const paragraph of splitParagraphs(text, detectLayout(countLines(text), kind))) {
    const scanned = tokenizeParagraph(paragraph, vocabulary);
    const { words } = scanned;
    const sentences = segmentSentences(paragraph, words, vocabulary);
    markSpeech(paragraph, scanned, code);
    for (const { first, end } of sentences) {
      sentence++;
      for (let index = first; index < end; index++) {
        const to = endOf(words, index);
        const hasStop =
          paragraph.charAt(to) === '.' &&
          includesStop(words, vocabulary, { index, isLast: index + 1 === end });
        const span = { from: start + startOf(words, index), to: start + to + (hasStop ? 1 : 0) };
        tokens.push({ span, sentence, isSpoken: (flagsOf(words, index) & spokenFlag) !== 0 });
      }
    }
    start += paragraph.length;
  }

  return tokens;
}

const abbreviation = dottedAbbreviation | titleAbbreviation | trailingAbbreviation;
const withinSentence = abbreviation | numberAbbreviation | singleLetter;

/** The period belongs to an abbreviation: Mr., etc., J. R., z. B.; at the end of a sentence only to an unambiguous one. */
function includesStop(
  words: WordTable,
  vocabulary: Vocabulary,
  { index, isLast }: { index: number; isLast: boolean },
): boolean {
  const classes = vocabulary.classes[entryOf(words, index)] ?? 0;

  return (classes & (isLast ? abbreviation : withinSentence)) !== 0;
}
