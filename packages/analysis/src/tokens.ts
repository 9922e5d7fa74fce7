import type { Span } from './findings.ts';
import { detectLanguage } from './languages/detect.ts';
import { languages } from './languages/languages.ts';
import type { AnalysisOptions } from './options.ts';
import { layoutOf, lineShapeOf, paragraphsOf } from './text/paragraphs.ts';
import { scan } from './text/scan.ts';
import { sentencesOf } from './text/sentences.ts';
import { markSpeech } from './text/speech.ts';
import { endOf, isSpoken, marksOf, startOf } from './text/words.ts';
import { Vocabulary } from './vocabulary.ts';

/** A word of a text; `sentence` counts from 0 through the whole text. */
export type Token = { span: Span; sentence: number; isSpoken: boolean };

/**
 * The words of a text, as every count and measure sees them.
 *
 * @example
 * tokensOf('Well, hello.', { language: 'en' }).length // 2
 */
export function tokensOf(text: string, options: AnalysisOptions = {}): readonly Token[] {
  const { language = 'auto', kind = 'fiction' } = options;
  const code = language === 'auto' ? detectLanguage(text) : language;
  const vocabulary = new Vocabulary(languages[code]);
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
        const span = { from: start + startOf(words, index), to: start + endOf(words, index) };
        tokens.push({ span, sentence, isSpoken: (marksOf(words, index) & isSpoken) !== 0 });
      }
    }
    start += paragraph.length;
  }

  return tokens;
}
